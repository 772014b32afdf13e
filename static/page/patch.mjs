// Patches regions of the page from HTML, keeping identity, dialogs and focus.

import { Idiomorph } from "../vendor/idiomorph/idiomorph.esm.js";

const KEYS = ["id", "data-do", "data-with", "data-change", "name", "value"];
let opener = null;
let place = null;

const identity = (element) => {
  const keys = KEYS.filter((key) => element.hasAttribute(key));
  return keys.length
    ? keys.map((key) => `[${key}="${CSS.escape(element.getAttribute(key))}"]`).join("")
    : null;
};

const placeOf = (element) => {
  const cards = [...document.querySelectorAll(".hand button")];
  return { key: identity(element), index: cards.indexOf(element) };
};

const find = ({ key, index }) => {
  const same = key && document.querySelector(key);
  if (same) return same;
  const cards = document.querySelectorAll(".hand .card");
  return index >= 0 && cards.length ? cards[Math.min(index, cards.length - 1)] : null;
};

const isLost = () => !document.activeElement || document.activeElement === document.body;

const keepOpen = (name, node) =>
  !(name === "open" && ["DIALOG", "DETAILS"].includes(node.tagName));

const showDialogs = () => {
  for (const dialog of document.querySelectorAll("dialog:not([open])")) {
    opener ??= place;
    dialog.showModal();
    dialog.querySelector("[data-focus]")?.focus();
  }
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

/** Give each region (an element's id) its new inner HTML. */
export function patch(regions) {
  for (const [id, html] of Object.entries(regions))
    Idiomorph.morph(document.getElementById(id), html, {
      morphStyle: "innerHTML",
      callbacks: { beforeAttributeUpdated: keepOpen },
    });
  showDialogs();
  refocus();
}

/** Focus the main heading of a new screen, so that reading starts there. */
export function enter() {
  place = null;
  opener = null;
  window.scrollTo(0, 0);
  document.querySelector("#app [data-focus]")?.focus({ preventScroll: true });
}
