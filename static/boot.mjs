// What the page does before and beside Python: says so when the browser is too
// old, and keeps the site for offline use once the page is ready.

const say = (text) => {
  const place = document.querySelector("#start-message") ?? document.querySelector("#app");
  place.textContent = text;
  place.setAttribute("role", "alert");
};

const able = () =>
  typeof WebAssembly === "object" && typeof DecompressionStream === "function";

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

if (able()) onceReady(keepOffline);
else
  say(
    "This browser cannot run the games: it lacks WebAssembly. " +
      "A current Firefox, Chrome, Edge or Safari can.",
  );
