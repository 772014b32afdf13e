// Keeps the whole site of one build for offline use. The build puts
// `const PRECACHE = { build, files }` in front: path -> integrity.

const PREFIX = "sobremesa-";
const CACHE = PREFIX + PRECACHE.build;

const fresh = ([path, integrity]) =>
  new Request(new URL(path, registration.scope), { cache: "no-cache", integrity });

async function install() {
  const cache = await caches.open(CACHE);
  await cache.addAll(Object.entries(PRECACHE.files).map(fresh));
}

async function dropOldCaches() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

function keyOf(request) {
  const url = new URL(request.url);
  const isStart = request.mode === "navigate" && url.pathname === new URL(registration.scope).pathname;
  return isStart ? new URL("index.html", registration.scope).href : url.href;
}

async function answer(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(keyOf(request), { ignoreSearch: true })) ?? fetch(request);
}

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(dropOldCaches()));
addEventListener("message", ({ data }) => {
  if (data === "take-over") skipWaiting();
});
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(registration.scope)) {
    event.respondWith(answer(event.request));
  }
});
