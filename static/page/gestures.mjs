// Pointers on the table: a short press is a tap on what it began on, a longer way drags a card.
// What is pressed shows it at once (`is-pressed`), before Python is asked.
// Keyboard and assistive technology click; the click that follows a press is not heard again.

import { pressedAgain } from "./bounce.mjs";

const SLACK_TOUCH = 12;
const SLACK = 8;
const REACH = 44;
const CLICK_FOLLOWS_MS = 500;

let act = () => {};
let press = null;
let answered = -Infinity;
let dropped = null;
let touched = "";

const root = document.documentElement;

const grips = (source) =>
  [...document.querySelectorAll('[data-do="card"]')].filter(({ dataset }) => dataset.with === source);

const topCard = (grip) => (grip.matches(".card") ? grip : [...grip.querySelectorAll(".card")].at(-1));

const shadowOf = (card, source) => {
  const { left, top, width } = card.getBoundingClientRect();
  const shadow = document.createElement("span");
  shadow.className = "card dragged";
  [shadow.dataset.card] = source.split(".");
  shadow.append(...card.cloneNode(true).childNodes);
  shadow.style.setProperty("--card-w", `${width}px`);
  Object.assign(shadow.style, { left: `${left}px`, top: `${top}px` });
  return shadow;
};

const removeShadow = () => {
  dropped?.remove();
  dropped = null;
  root.classList.remove("is-dragging");
};

const pick = () => {
  press.timer = null;
  press.picked = true;
  act("pick", press.with);
  if (press && !grips(press.with).some((grip) => grip.matches(".is-selected"))) end();
};

const lift = () => {
  const grip = press.element.isConnected ? press.element : grips(press.with)[0];
  const card = grip && topCard(grip);
  if (!card) return end();
  removeShadow();
  press.shadow = shadowOf(card, press.with);
  document.querySelector("#flights").append(press.shadow);
  root.classList.add("is-dragging");
  root.setPointerCapture(press.id);
  press.timer = setTimeout(pick);
};

const release = ({ element }) => element.classList.remove("is-pressed");

/** Forget the press; its shadow goes at once, or with the next picture of the table. */
const end = ({ isDropped = false } = {}) => {
  const { shadow, timer } = press;
  release(press);
  answered = Infinity;
  clearTimeout(timer);
  press = null;
  dropped = shadow ?? null;
  if (!isDropped) removeShadow();
};

const cancel = () => {
  if (!press) return;
  const { picked } = press;
  end();
  if (picked) act("put-back", "");
};

const distanceTo = (element, x, y) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
};

const zoneOf = (element) => element.closest("[data-zone]")?.dataset.zone ?? "";

const zoneAt = (x, y) => {
  const hit = document.elementFromPoint(x, y)?.closest("[data-zone]");
  if (hit?.matches(".hand, .is-selected")) return "";
  if (hit?.matches(".is-target")) return zoneOf(hit);
  const near = [...document.querySelectorAll(".felt .is-target")]
    .map((target) => ({ target, far: distanceTo(target, x, y) }))
    .filter(({ far }) => far <= REACH)
    .sort((one, other) => one.far - other.far);
  return near.length ? zoneOf(near[0].target) : (hit?.dataset.zone ?? "");
};

const drop = (x, y) => {
  if (press.timer) {
    clearTimeout(press.timer);
    pick();
  }
  if (!press) return;
  const zone = zoneAt(x, y);
  end({ isDropped: Boolean(zone) });
  answered = performance.now();
  if (zone) act("drop", zone);
  else act("put-back", "");
};

/** Whether it is switched off; what can say why is not. */
export const isOff = (element) =>
  element.getAttribute("aria-disabled") === "true" && !element.matches("[data-do=why]");

const down = (event) => {
  if (press) return cancel();
  if (!event.isPrimary || event.button !== 0) return;
  answered = -Infinity;
  const element = event.target.closest?.(".felt [data-do]");
  if (!element) return;
  press = {
    id: event.pointerId,
    x: event.clientX,
    y: event.clientY,
    slack: event.pointerType === "touch" ? SLACK_TOUCH : SLACK,
    element,
    isOff: isOff(element),
    do: element.dataset.do,
    with: element.dataset.with ?? "",
  };
  if (press.do === "card") touched = press.with;
  if (!press.isOff) element.classList.add("is-pressed");
};

const move = (event) => {
  if (event.pointerId !== press?.id) return;
  if (event.buttons !== 1) return cancel();
  const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
  if (!press.shadow) {
    if (press.do !== "card" || Math.hypot(dx, dy) < press.slack) return;
    lift();
  }
  if (press?.shadow) press.shadow.style.translate = `${dx}px ${dy}px`;
};

const up = (event) => {
  if (press || answered === Infinity) answered = performance.now();
  if (event.pointerId !== press?.id) return;
  const { clientX: x, clientY: y } = event;
  if (press.shadow) return drop(x, y);
  const { do: what, with: argument, element, slack, isOff } = press;
  const isNear = Math.hypot(x - press.x, y - press.y) < slack;
  press = null;
  const isOn = isNear || element.contains(document.elementFromPoint(x, y));
  if (isOn && !isOff && !pressedAgain(what, argument)) act(what, argument);
  release({ element });
};

/** Whether a click belongs to a press that has been answered already. */
export const isAnswered = (click) =>
  click.detail > 0 && performance.now() - answered < CLICK_FOLLOWS_MS;

/** Put back what is being dragged; false where nothing is. */
export function putBack() {
  const isDragging = Boolean(press?.shadow);
  cancel();
  return isDragging;
}

/** What the last card that was pressed is called. */
export const lastTouched = () => touched;

/** Where a card that was just dropped is seen, so that its flight begins there. */
export function takeDropped(card) {
  if (dropped?.dataset.card !== card) return null;
  const place = dropped.getBoundingClientRect();
  removeShadow();
  return place;
}

/** Shake a card that the rules refuse, where motion is wanted. */
export function shake(source) {
  for (const grip of grips(source).slice(0, 1)) {
    grip.classList.add("is-shaken");
    setTimeout(() => grip.classList.remove("is-shaken"), 300);
  }
}

/** Tell `act(what, argument)` of taps, and of `pick`, `drop` and `put-back` when dragging. */
export function watch(tell) {
  act = tell;
  document.addEventListener("pointerdown", down, true);
  document.addEventListener("pointermove", move);
  document.addEventListener("pointerup", up);
  document.addEventListener("pointercancel", ({ pointerId }) => pointerId === press?.id && cancel());
  root.addEventListener("lostpointercapture", ({ target }) => target === root && cancel());
  document.addEventListener("dragstart", (event) => event.target.closest?.(".felt") && event.preventDefault());
  document.addEventListener("selectstart", (event) => press && event.preventDefault());
  document.addEventListener("contextmenu", (event) => {
    if (press || (event.pointerType === "touch" && event.target.closest(".felt"))) event.preventDefault();
    cancel();
  });
  document.addEventListener("visibilitychange", cancel);
  document.addEventListener("patched", () => {
    if (!press) removeShadow();
    else if (press.picked && !grips(press.with).some((grip) => grip.matches(".is-selected"))) end();
  });
  addEventListener("blur", cancel);
  addEventListener("resize", cancel);
}
