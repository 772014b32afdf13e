// Patches regions of the page from HTML, keeping identity, dialogs and focus.

import { keepPlaces } from "./hold.mjs";
import { FIELDS, morphChildren } from "./morph.mjs";

const KEYS = ["id", "data-do", "data-with", "data-change", "name", "value"];
let opener = null;
let place = null;
let refocusing = 0;

const identity = (element) => {
  const keys = KEYS.filter((key) => element.hasAttribute(key));
  return keys.length
    ? keys.map((key) => `[${key}="${CSS.escape(element.getAttribute(key))}"]`).join("")
    : null;
};

const placeOf = (element) => {
  const items = [...document.querySelectorAll(".hand > li")];
  const index = items.indexOf(element.closest("li"));
  return { key: identity(element), index: index < 0 ? (place?.index ?? -1) : index };
};

const nextCard = (index) => {
  const items = [...document.querySelectorAll(".hand > li")];
  const cards = [...items.slice(Math.max(index, 0)), ...items.slice(0, Math.max(index, 0)).reverse()]
    .map((item) => item.querySelector(".card"))
    .filter(Boolean);
  return index < 0 ? (cards.find((card) => card.matches(".is-playable")) ?? cards[0]) : cards[0];
};

/** The same thing, else the next card where the last one was, else an act. */
const find = ({ key, index }) =>
  (key && document.querySelector(key)) ||
  nextCard(index) ||
  document.querySelector(".actions .button:not([aria-disabled=true])");

const isLost = () => !document.activeElement || document.activeElement === document.body;

const showDialogs = () => {
  for (const dialog of document.querySelectorAll("dialog:not([open])")) {
    opener ??= place;
    dialog.showModal();
    dialog.querySelector("[data-focus]")?.focus();
  }
};

/** Once the new picture has been laid out: focusing would do that within the task at hand. */
const refocusSoon = () => {
  cancelAnimationFrame(refocusing);
  refocusing = requestAnimationFrame(() => setTimeout(refocus));
};

const refocus = () => {
  if (document.querySelector("dialog[open]")) return;
  const wanted = opener ?? place;
  opener = null;
  if (!isLost() || !wanted) return;
  const target = find(wanted) ?? document.querySelector("#app [data-focus]");
  target?.focus({ preventScroll: true });
};

document.addEventListener("focusin", ({ target }) => {
  if (!target.closest("dialog")) place = placeOf(target);
});

/** Blur what is about to go: losing it in the midst of the work would lay out the page there. */
const letGo = (region, drawn) => {
  const active = document.activeElement;
  const key = region.contains(active) && identity(active);
  if (key && !drawn.querySelector(key)) active.blur();
};

/** Where nothing is shown and no picture loads. */
const drawer = document.implementation.createHTMLDocument();
const shown = new Map();

/** The table is settled anew each time: flights and the hand's places change it in between. */
const isSettled = (region, html) =>
  region.id !== "app" && shown.get(region.id) === html && !region.querySelector(FIELDS);

const lay = (id, html) => {
  const region = document.getElementById(id);
  if (isSettled(region, html)) return;
  const drawn = drawer.createElement("div");
  drawn.innerHTML = html;
  if (id === "app") keepPlaces(drawn, () => patch({ app: html }));
  letGo(region, drawn);
  morphChildren(region, drawn);
  shown.set(id, html);
};

/** Give each region (an element's id) its new inner HTML. */
export function patch(regions) {
  for (const [id, html] of Object.entries(regions))
    lay(id, html);
  showDialogs();
  if (opener) refocus();
  else refocusSoon();
  document.dispatchEvent(new Event("patched"));
}

/** Focus the main heading of a new screen, so that reading starts there. */
export function enter() {
  place = null;
  opener = null;
  window.scrollTo(0, 0);
  document.querySelector("#app [data-focus]")?.focus({ preventScroll: true });
}
