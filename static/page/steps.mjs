// Arrow keys at the table: along a row of things that can be pressed, and from row to row.

const ROWS = [".opponents", ".centre", ".board", ".hand", ".actions"];
const ALONG = { ArrowLeft: -1, ArrowRight: 1 };
const ACROSS = { ArrowUp: -1, ArrowDown: 1 };

const buttonsIn = (row) =>
  [...document.querySelectorAll(`.felt > ${row} button`)].filter(
    (button) => button.checkVisibility({ visibilityProperty: true }) && !button.matches(".chip"),
  );

const entryOf = (buttons) =>
  buttons.find((button) => button.matches(".is-target")) ??
  buttons.find((button) => button.matches(".is-selected")) ??
  buttons.find((button) => button.matches(".is-playable")) ??
  buttons[0];

const along = (buttons, at, by) => buttons[(at + by + buttons.length) % buttons.length];

const across = (rows, at, by) => {
  const ahead = by < 0 ? rows.slice(0, at).reverse() : rows.slice(at + 1);
  const filled = ahead.filter((buttons) => buttons.length);
  const aimed = filled.find((buttons) => buttons.some((button) => button.matches(".is-target")));
  const next = aimed ?? filled[0];
  return next && entryOf(next);
};

const goal = (key) => {
  const rows = ROWS.map(buttonsIn);
  const at = rows.findIndex((buttons) => buttons.includes(document.activeElement));
  const start = ROWS.indexOf(".hand");
  if (at < 0) return key in ALONG || key in ACROSS ? entryOf(rows[start]) : null;
  const buttons = rows[at];
  if (key === "Home") return buttons[0];
  if (key === "End") return buttons.at(-1);
  if (key in ALONG) return along(buttons, buttons.indexOf(document.activeElement), ALONG[key]);
  return key in ACROSS ? across(rows, at, ACROSS[key]) : null;
};

/** Move the focus as a key asks; false where it asks for nothing. */
export function step(key) {
  const next = document.querySelector(".felt") && goal(key);
  next?.focus();
  return Boolean(next);
}
