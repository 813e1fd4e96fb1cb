// Keeps the whole game on the device: the second visit needs no network. Each version has a cache
// of its own, filled beside the one in use; what has not changed is copied, not fetched. Names
// with a hash stand for one content for ever.
"use strict";
const { version, page, files } = "CONFIG"; // see pack.go

const scope = registration.scope;
const prefix = `touria ${scope} `; // sites may share their caches with other games
const own = prefix + version;
const hash = /\.([0-9a-f]{16})\.[a-z]+$/;
const patience = 3000; // milliseconds that the network has for the page before the kept one is shown

addEventListener("install", event => event.waitUntil(fill()));
addEventListener("activate", event => event.waitUntil(tidy()));

addEventListener("message", event => {
  switch (event.data) {
    case "version":
      event.ports[0].postMessage(version);
      break;
    case "take over":
      skipWaiting();
      break;
    case "begun":
      event.waitUntil(tidy());
  }
});

addEventListener("fetch", event => {
  const { request } = event;
  if (request.method !== "GET" || request.headers.has("Range") || !request.url.startsWith(scope)) return;
  const name = new URL(request.url).pathname.slice(new URL(scope).pathname.length);
  if (request.mode === "navigate" && (name === "" || name === page)) {
    event.respondWith(open(request));
  } else if (files.includes(name) || hash.test(name)) {
    event.respondWith(give(request));
  }
});

// caches of other versions of this game.
async function others() {
  return (await caches.keys()).filter(name => name.startsWith(prefix) && name !== own);
}

// fill fetches all files. The page is fetched as browsers ask for it: hosts may redirect its name.
async function fill() {
  const cache = await caches.open(own);
  const older = await others();
  try {
    for (const name of ["./", ...files]) {
      if (await cache.match(name)) continue; // an earlier attempt was cut short
      const known = hash.exec(name)?.[1];
      let answer;
      for (const other of known ? older : []) {
        answer ??= await caches.match(name, { cacheName: other });
      }
      answer ??= await fetch(name, { cache: known ? "default" : "no-cache" });
      if (!answer.ok || !await right(name, known, answer.clone())) {
        // What lies in the browser's cache may be damaged.
        answer = await fetch(name, { cache: "reload" });
        if (!answer.ok || !await right(name, known, answer.clone())) throw new Error(`${name} is not the file of this version`);
      }
      if (answer.redirected) answer = new Response(answer.body, { headers: answer.headers });
      await cache.put(name, answer);
    }
  } catch (error) {
    if (error.name === "QuotaExceededError") await caches.delete(own); // half of it is of no use
    throw error;
  }
}

// right reports whether a file is the one of this version: by its hash, or, for the page, by the
// version that it names.
async function right(name, known, answer) {
  if (known) {
    const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", await answer.arrayBuffer()));
    return [...sum.subarray(0, 8)].map(b => b.toString(16).padStart(2, "0")).join("") === known;
  }
  return name !== "./" || (await answer.text()).includes(version);
}

// tidy removes other versions, unless another page may still need them.
async function tidy() {
  if (registration.installing || registration.waiting) return; // that is a version to come
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.filter(p => p.url.startsWith(scope)).length > 1) return;
  for (const name of await others()) await caches.delete(name);
}

// open answers with the page: the newest there is.
async function open(request) {
  const coming = fetch(request);
  const answer = await Promise.race([coming.catch(() => null), new Promise(done => setTimeout(done, patience, null))]);
  if (answer && answer.status < 500) return answer;
  return await caches.match("./", { cacheName: own }) ?? coming;
}

// give answers with a file: the kept one.
async function give(request) {
  const kept = await caches.match(request, { cacheName: own });
  if (kept) return kept;
  for (const other of await others()) {
    const kept = await caches.match(request, { cacheName: other });
    if (kept) return kept;
  }
  return fetch(request);
}
