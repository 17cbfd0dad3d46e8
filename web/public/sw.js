/**
 * Lets the page open without a network. The page itself is always asked for first, so nobody sees an old one while the server answers;
 * what it is made of carries its hash in its name and never changes. Nothing else is touched: no call of the API, no other host.
 */

const SHELL = "magnat-shell";
const PAGE = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(renew().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(opened(request));
  else if (address.pathname.startsWith("/assets/")) event.respondWith(kept(request));
});

/** What a page has loaded before this worker was there. */
self.addEventListener("message", (event) => {
  const loaded = Array.isArray(event.data?.loaded) ? event.data.loaded : [];
  event.waitUntil(Promise.all(loaded.map((it) => kept(new Request(it)).catch(() => undefined))));
});

/** The server's own page if it answers at all; the last one that it gave if it cannot be reached. */
async function opened(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.headers.get("content-type")?.startsWith("text/html")) await remember(answer.clone());
    return answer;
  } catch (lost) {
    const last = await (await caches.open(SHELL)).match(PAGE);
    if (last) return last;
    throw lost;
  }
}

async function renew() {
  const answer = await fetch(PAGE, { cache: "no-cache" });
  if (answer.ok) await remember(answer);
}

/** A page that is made of other parts than the last one: the old parts go, those that it names come. */
async function remember(answer) {
  const shell = await caches.open(SHELL);
  const [before, after] = [await (await shell.match(PAGE))?.text(), await answer.clone().text()];
  if (before === after) return;
  const parts = new Set([...after.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((it) => it[1]));
  await shell.put(PAGE, answer);
  if (before !== undefined)
    for (const it of await shell.keys()) {
      const { pathname } = new URL(it.url);
      if (pathname !== PAGE && !parts.has(pathname)) await shell.delete(it);
    }
  await Promise.all([...parts].map((it) => kept(new Request(it)).catch(() => undefined)));
}

/** A part of the page: from here if it is here, from the server otherwise, and kept. */
async function kept(request) {
  const shell = await caches.open(SHELL);
  const known = await shell.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await shell.put(request, answer.clone());
  return answer;
}
