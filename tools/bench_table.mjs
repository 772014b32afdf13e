// Watches a table from inside the page: when taps are answered, when opponents think.
// Run before the page's own scripts; leaves `benchTable` to be asked by the driver.

const CHOICES = ".board .is-playable, .hand .card.is-playable, .actions [data-do=play]";
const PATIENCE_MS = 15_000;
const PARTS = [0.5, 0.15, 0.85];

const taps = [];
const thinking = [];
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

/** A score sheet to be read is for me as well as a turn: what follows it waits for me. */
const isMine = (moves) =>
  (table().moves !== moves && table().waiting !== "others") ||
  document.querySelector("dialog[open]") !== null;

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

/** A tap and the thinking that began before its last answer, on the page's clock. */
const told = ({ down, up, seen, answered, mine }) => {
  const end = mine ?? answered ?? seen ?? down;
  const thought = thinking.filter(({ from, until }) => until > down && from < end);
  return { down, up, seen, answered, mine, end, thought };
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
  /** Whether nobody moves, be it that a score sheet is to be read. */
  isQuiet: () =>
    (table().waiting !== "others" || document.querySelector("dialog[open]") !== null) &&
    !document.querySelector("#flights > *"),
  moving: () =>
    document
      .getAnimations()
      .filter((one) => one.playState === "running" && one.effect.getComputedTiming().endTime !== Infinity)
      .length,
  taps() {
    return taps.splice(0).map(told);
  },
};
