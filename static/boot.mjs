// What the page does before and beside Python: says so calmly when the start fails or is
// slow, and keeps the site for offline use once the page is ready.

const PATIENCE_MS = 60_000;
const CALL = "sobremesa:fault";

const isReady = () => performance.getEntriesByName("ready").length > 0;

const able = () =>
  typeof WebAssembly === "object" && typeof DecompressionStream === "function";

const place = document.querySelector("#start-fault");

/** Show one of the sentences that the page carries: `old`, `slow` or `failed`. */
const say = (reason) => {
  for (const told of place.querySelectorAll("[data-reason]"))
    told.hidden = told.dataset.reason !== reason;
  place.querySelector("button").hidden = reason === "old";
  place.hidden = false;
  const patience = document.querySelector("#start-message");
  if (patience) patience.hidden = true;
};

const keepOffline = () => {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker
    .register(new URL("sw.js", document.baseURI), { updateViaCache: "none" })
    .catch((error) => console.warn(`Not kept for offline use: ${error.message}`));
};

const onceReady = (action) => {
  const observer = new PerformanceObserver((marks) => {
    if (!marks.getEntriesByName("ready").length) return;
    observer.disconnect();
    action();
  });
  observer.observe({ type: "mark", buffered: true });
};

const isOurs = ({ target, message }) =>
  target instanceof Element
    ? target instanceof HTMLScriptElement
    : !isReady() || /PythonError/.test(message);

const watch = () => {
  const slow = setTimeout(() => isReady() || say("slow"), PATIENCE_MS);
  onceReady(() => {
    clearTimeout(slow);
    place.hidden = true;
    keepOffline();
  });
  addEventListener("error", (event) => isOurs(event) && say("failed"), true);
  addEventListener("unhandledrejection", () => isReady() || say("failed"));
  addEventListener(CALL, () => say("failed"));
};

place.querySelector("button").addEventListener("click", () => location.reload());
if (able()) watch();
else say("old");
