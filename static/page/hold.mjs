// Keeps the hand's layout under the pointer for a moment after cards have left it.

const MOMENT_MS = 400;

let isOver = false;
let touched = -Infinity;
let held = null;

const cardOf = (item) => item.querySelector(":scope > .card")?.dataset.with;

const cardsOf = (hand) => [...hand.children].map(cardOf).filter(Boolean);

/** For each slot the place of its card among those left, -1 for a card gone; null if they differ. */
const places = (slots, left) => {
  let next = 0;
  const found = slots.map((card) => (card === left[next] ? next++ : -1));
  return next === left.length ? found : null;
};

const hole = () => {
  const item = document.createElement("li");
  item.className = "is-gone";
  return item;
};

const release = () => {
  clearTimeout(held?.timer);
  const again = held?.again;
  held = null;
  again?.();
};

/** The moment begins when the new picture is there to be seen. */
const startMoment = () => {
  held.timer = setTimeout(release, MOMENT_MS);
};

/** Lay the new hand in the old one's places, if a pointer is there; `again` lays it anew later. */
export function keepPlaces(region, again) {
  const before = document.querySelector(".hand");
  const after = region.querySelector(".hand");
  const slots = held?.slots ?? (before && cardsOf(before));
  const found = slots && after && places(slots, cardsOf(after));
  const gone = found ? found.filter((place) => place < 0).length : 0;
  const isWatched = held || isOver || performance.now() - touched < MOMENT_MS;
  if (!gone || !isWatched) {
    clearTimeout(held?.timer);
    held = null;
    return;
  }
  if (held?.gone !== gone) {
    clearTimeout(held?.timer);
    held = { slots, gone, timer: setTimeout(startMoment) };
  }
  held.again = again;
  const items = [...after.children];
  after.className = after.className.replace(/\bn-\d+/, `n-${Math.min(slots.length, 40)}`);
  after.replaceChildren(...found.map((place) => (place < 0 ? hole() : items[place])));
}

const follow = ({ target, type, pointerType }) => {
  const isInside = Boolean(target.closest?.(".hand"));
  isOver = isInside && pointerType === "mouse";
  if (isInside && type === "pointerdown") touched = performance.now();
  if (held && !isInside) release();
};

document.addEventListener("pointermove", follow);
document.addEventListener("pointerdown", follow);
