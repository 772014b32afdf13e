// Cards that move from where they were to where they go, told as phases by Python.
// A card that was dropped flies from where it was let go. Nothing here changes the game:
// `land` ends every flight and the next patch settles all.

import { lastTouched, takeDropped } from "./gestures.mjs";

const flying = new Set();
let hurry = () => {};

const layer = () => document.querySelector("#flights");

const cardsIn = (zone) => zone.querySelectorAll(":scope .card, :scope.card");

const visible = (element) => element && element.getClientRects().length > 0;

const zoneOf = (zone) => document.querySelector(`[data-zone="${CSS.escape(zone)}"]`);

/** A card of my hand; of equal ones that which was touched. */
const heldCard = (zone, card) => {
  if (!card || !zone.startsWith("hand.")) return null;
  const cards = [...(zoneOf(zone)?.querySelectorAll("li:not(.is-gone) > .card") ?? [])];
  const equal = cards.filter(({ dataset }) => dataset.with?.split(".")[0] === card);
  return equal.find(({ dataset }) => dataset.with === lastTouched()) ?? equal[0];
};

const sideOf = (zone, side) => side && zoneOf(zone)?.querySelector(`:scope > .place.${side}`);

const rectOf = ({ zone, card, seat, side }) => {
  const kept = sideOf(zone, side);
  if (kept) return kept.getBoundingClientRect();
  const held = heldCard(zone, card);
  if (visible(held)) return held.getBoundingClientRect();
  const place = zoneOf(zone);
  const cards = visible(place) ? [...cardsIn(place)].filter(visible) : [];
  const last = cards.at(-1);
  if (last) return last.getBoundingClientRect();
  const fallback = visible(place) ? place : document.querySelector(`[data-seat="${seat}"]`);
  return fallback?.getBoundingClientRect();
};

const hide = ({ zone, card }) => {
  if (!card) return;
  heldCard(zone, card)?.closest("li").classList.add("is-gone");
  zoneOf(zone)?.querySelector(`:scope > [data-card="${CSS.escape(card)}"]`)?.classList.add("is-away");
};

const build = (face, place) => {
  const card = document.createElement("span");
  card.className = face ? "card flying" : "card back flying";
  if (face) card.append(Object.assign(new Image(), { src: face, alt: "" }));
  card.style.setProperty("--card-w", `${place.width}px`);
  card.style.left = `${place.left}px`;
  card.style.top = `${place.top}px`;
  return card;
};

const fitted = (rect) => {
  const width = Math.min(rect.width, (rect.height * 5) / 7);
  return {
    width,
    left: rect.left + (rect.width - width) / 2,
    top: rect.top + (rect.height - width * 1.4) / 2,
  };
};

const lift = (move, delay, duration) => {
  const from = takeDropped(move.card) ?? rectOf(move.from);
  const to = rectOf(move.to);
  if (!from || !to) return null;
  const start = fitted(from);
  const end = fitted(to);
  const drawn = start.width > end.width ? start : end;
  const at = ({ left, top, width }) =>
    `translate(${left - drawn.left}px, ${top - drawn.top}px) scale(${width / drawn.width})`;
  const card = build(move.face, drawn);
  for (const landed of flying)
    if (landed.dataset.card === move.card && landed.dataset.zone === move.from.zone) remove(landed);
  Object.assign(card.dataset, { card: move.card, zone: move.to.zone, side: move.to.side });
  flying.add(card);
  layer().append(card);
  hide(move.from);
  return card.animate(
    [{ transform: at(start) }, { transform: at(end) }],
    { duration, delay, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)", fill: "both" },
  );
};

const remove = (card) => {
  for (const animation of card.getAnimations()) animation.cancel();
  card.remove();
  flying.delete(card);
};

const crown = (side) => {
  const landed = [...flying].find(({ dataset }) => dataset.side === side);
  (landed ?? document.querySelector(`.trick > .${side}`))?.classList.add("is-winner");
};

const pause = (ms, hurried) =>
  Promise.race([new Promise((resolve) => setTimeout(resolve, ms)), hurried]);

/** Carry out the phases (JSON) one after the other; resolves early when hurried. */
export async function fly(phases) {
  let hasty = false;
  const hurried = new Promise((resolve) => {
    hurry = () => {
      hasty = true;
      resolve();
    };
  });
  for (const { moves, duration, stagger, hold, winner } of JSON.parse(phases)) {
    if (hasty) break;
    const lifted = moves.map((move, at) => lift(move, at * stagger, duration)).filter(Boolean);
    await Promise.race([Promise.allSettled(lifted.map(({ finished }) => finished)), hurried]);
    if (winner && hold && !hasty) crown(winner);
    if (hold && !hasty) await pause(hold, hurried);
  }
}

/** End what is in the air: the flight's promise resolves at once. */
export function skip() {
  hurry();
}

/** Remove every flying card; the page below shows the truth. */
export function land() {
  for (const card of [...flying]) remove(card);
}
