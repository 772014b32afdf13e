// Watches a table from inside the page: when taps are answered, what keeps the page busy.
// Run before the page's own scripts; leaves `benchTable` to be asked by the driver.

const CHOICES = ".board .is-playable, .hand .card.is-playable, .actions [data-do=play]";
const PATIENCE_MS = 15_000;
const PARTS = [0.5, 0.15, 0.85];

const taps = [];
const thinking = [];
const long = [];
let watched = null;

const send = MessagePort.prototype.postMessage;

/** The bots are asked through a port, `[number, "think", …]`, and answer `[number, …]`. */
MessagePort.prototype.postMessage = function (...told) {
  const [number, what] = Array.isArray(told[0]) ? told[0] : [];
  if (what === "think") {
    const question = { from: performance.now() };
    thinking.push(question);
    this.addEventListener("message", function listen({ data }) {
      if (data?.[0] !== number) return;
      question.until = performance.now();
      this.removeEventListener("message", listen);
    });
  }
  send.apply(this, told);
};

new PerformanceObserver((list) => {
  for (const { startTime: from, duration } of list.getEntries())
    long.push({ from, until: from + duration });
}).observe({ type: "longtask" });

/** Resolves when what this frame shows has been painted. */
const painted = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.now());
    port2.postMessage(null);
  });

const table = () => document.querySelector(".screen.table")?.dataset ?? {};

const looks = (element) => {
  const { translate, scale, filter, boxShadow } = getComputedStyle(element);
  return [element.isConnected, element.className, translate, scale, filter, boxShadow].join();
};

const shown = () =>
  [table().moves, ...document.querySelectorAll(".is-selected, .flying, dialog[open], .toast")]
    .map((one) => one.className ?? one)
    .join();

const isMine = (moves) => table().moves !== moves && table().waiting !== "others";

const isIdle = ({ answered, moves, mine }) => answered && (mine || table().moves === moves);

/** Look once a frame for what the tap has changed, until nothing more is to come. */
const follow = async (tap) => {
  while (tap === watched && performance.now() - tap.down < PATIENCE_MS) {
    await new Promise(requestAnimationFrame);
    const isSeen = !tap.seen && looks(tap.element) !== tap.looks;
    const isAnswered = tap.up && !tap.answered && shown() !== tap.shown;
    const isReady = tap.up && !tap.mine && isMine(tap.moves);
    if (!isSeen && !isAnswered && !isReady) continue;
    const at = await painted();
    if (isSeen) tap.seen = at;
    if (isAnswered) tap.answered = at;
    if (isReady) tap.mine = at;
    if (isIdle(tap)) break;
  }
};

addEventListener(
  "pointerdown",
  ({ target, timeStamp: down }) => {
    const element = target.closest("[data-do]");
    if (!element) return;
    watched = { down, element, looks: looks(element), shown: shown(), moves: table().moves };
    watched.followed = follow(watched);
    taps.push(watched);
  },
  true,
);

addEventListener("pointerup", ({ timeStamp }) => watched && (watched.up = timeStamp), true);

const hit = (element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return PARTS.map((part) => ({ x: left + width * part, y: top + height / 2 })).find(({ x, y }) =>
    element.contains(document.elementFromPoint(x, y)),
  );
};

const overlap = (one, other) =>
  Math.max(0, Math.min(one.until, other.until) - Math.max(one.from, other.from));

const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);

const told = ({ down, up, seen, answered, mine }) => {
  const span = { from: down, until: mine ?? answered ?? seen ?? down };
  const thought = thinking.filter((one) => one.until && overlap(one, span));
  const busy = long.filter((one) => overlap(one, span));
  return {
    seen: seen && seen - down,
    answered: answered && answered - up,
    mine: mine && mine - up - sum(thought.map((one) => overlap(one, span))),
    busy: busy.map(({ from, until }) => until - from),
    beside: busy
      .filter((task) => thought.some((one) => overlap(one, task)))
      .map(({ from, until }) => until - from),
  };
};

globalThis.benchTable = {
  /** Answer what is asked; whether something was. */
  settle() {
    const dialog = document.querySelector("dialog[open]");
    (dialog?.querySelector("[data-do=play]") ?? dialog?.querySelector("[data-focus]"))?.click();
    return Boolean(dialog);
  },
  /** Where to tap next; nothing while it is not for me. */
  next() {
    const chosen = document.querySelector(".felt .is-selected");
    const [place] = document.querySelectorAll(chosen ? ".felt .is-target" : CHOICES);
    if (!place || table().waiting !== "me") return null;
    place.scrollIntoView({ block: "nearest" });
    return hit(place) ?? null;
  },
  moves: () => Number(table().moves ?? -1),
  isOver: () => table().waiting === "nobody",
  /** Wait for the answer to the last tap, and for the others' moves. */
  settled: () => watched.followed,
  isQuiet: () => table().waiting !== "others" && !document.querySelector("#flights > *"),
  moving: () =>
    document
      .getAnimations()
      .filter((one) => one.playState === "running" && one.effect.getComputedTiming().endTime !== Infinity)
      .length,
  taps() {
    return taps.splice(0).map(told);
  },
};
