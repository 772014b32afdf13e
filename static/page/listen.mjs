// One listener for each kind of event on the whole page; elements say what they do.

const typing = (target) => target.closest("input:not([type=radio], [type=checkbox]), textarea, select");

const step = (event, by) => {
  const cards = [...document.querySelectorAll(".hand .card")];
  const at = cards.indexOf(document.activeElement);
  if (at < 0) return false;
  cards[(at + by + cards.length) % cards.length].focus();
  event.preventDefault();
  return true;
};

const valueOf = (input) => (input.type === "checkbox" ? input.checked : input.value);

const LARGEST = 2_000_000;

const textOf = async (file) =>
  !file ? "" : file.size > LARGEST ? " ".repeat(LARGEST + 1) : file.text();

/**
 * Tell `act(what, argument)` what the person does: `data-do` on click, `data-change`
 * with a value on change, `key` for a plain key and `close` for Escape in a dialog.
 */
export function listen(act) {
  document.addEventListener("click", (event) => {
    const element = event.target.closest("[data-do]");
    if (!element) {
      if (event.target.tagName === "DIALOG") act("close", "");
      else act("elsewhere", "");
      return;
    }
    if (element.getAttribute("aria-disabled") !== "true" || element.matches(".card"))
      act(element.dataset.do, element.dataset.with ?? "");
  });
  document.addEventListener("change", async ({ target }) => {
    const element = target.closest("[data-change]");
    if (!element) return;
    const value = target.type === "file" ? await textOf(target.files[0]) : valueOf(target);
    act(`change:${element.dataset.change}`, JSON.stringify([target.name, value]));
  });
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    if (event.key === "ArrowRight" && step(event, 1)) return;
    if (event.key === "ArrowLeft" && step(event, -1)) return;
    if (event.key.length === 1 && !document.querySelector("dialog[open]")) act("key", event.key);
  });
  document.addEventListener(
    "cancel",
    (event) => {
      event.preventDefault();
      act("close", "");
    },
    true,
  );
  addEventListener("popstate", () => act("back", ""));
}
