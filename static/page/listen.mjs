// One listener for each kind of event on the whole page; elements say what they do.

import { pressedAgain } from "./bounce.mjs";
import { isAnswered, isOff, putBack, watch } from "./gestures.mjs";
import { step } from "./steps.mjs";

const RETRACE = { z: "undo", y: "redo", Z: "redo" };

const typing = (target) => target.closest("input:not([type=radio], [type=checkbox]), textarea, select");

const valueOf = (input) => (input.type === "checkbox" ? input.checked : input.value);

const LARGEST = 2_000_000;

const textOf = async (file) =>
  !file ? "" : file.size > LARGEST ? " ".repeat(LARGEST + 1) : file.text();

const keyOf = ({ key, shiftKey }) => (shiftKey && /[a-z]/i.test(key) ? `shift+${key}` : key);

const hasDialog = () => document.querySelector("dialog[open]") !== null;

const retrace = (event) => {
  const what = (event.ctrlKey || event.metaKey) && !event.altKey && RETRACE[event.key];
  return !hasDialog() && document.querySelector(".felt") ? what : null;
};

/**
 * Tell `act(what, argument)` what the person does: `data-do` on click, `data-change`
 * with a value on change, `back` with a place on Back and Forward, `key` for a plain key, `close` for Escape in a dialog, `put-back`
 * for Escape at the table and `elsewhere`, with the zone if it is one, for a click on nothing.
 */
export function listen(act) {
  watch(act);
  document.addEventListener("click", (event) => {
    if (isAnswered(event)) return;
    const element = event.target.closest("[data-do]");
    if (!element) {
      if (event.target.tagName === "DIALOG") act("close", "");
      else act("elsewhere", event.target.closest("[data-zone]")?.dataset.zone ?? "");
      return;
    }
    const { do: what, with: argument = "" } = element.dataset;
    if (event.detail > 0 && pressedAgain(what, argument)) return;
    if (!isOff(element)) act(what, argument);
  });
  document.addEventListener("change", async ({ target }) => {
    const element = target.closest("[data-change]");
    if (!element) return;
    const value = target.type === "file" ? await textOf(target.files[0]) : valueOf(target);
    act(`change:${element.dataset.change}`, JSON.stringify([target.name, value]));
  });
  document.addEventListener("keydown", (event) => {
    if (typing(event.target)) return;
    const retraced = retrace(event);
    const isHeld = event.repeat && ["Enter", " "].includes(event.key);
    if (retraced || isHeld) event.preventDefault();
    if (retraced) act(retraced, "");
    if (event.ctrlKey || event.metaKey || event.altKey || isHeld || hasDialog()) return;
    if (event.key === "Escape" && !putBack()) act("put-back", "");
    else if (step(event.key)) event.preventDefault();
    else if (event.key.length === 1) act("key", keyOf(event));
  });
  document.addEventListener(
    "cancel",
    (event) => {
      event.preventDefault();
      act("close", "");
    },
    true,
  );
  history.replaceState("", "");
  addEventListener("popstate", ({ state }) => act("back", state ?? ""));
}
