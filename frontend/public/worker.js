// The one service worker: push messages, the shell without a network, and the last report that was read.
importScripts('/offline-files.js', '/push.js');

const { version, files } = self.offlineFiles;
const shellCache = `shell-${version}`;
const assetCache = 'assets';
const reportCache = 'last-report';
const shell = '/shell.html';
const report = /^\/api\/reports\/[0-9a-f-]{36}\/content$/;
/** Chunks of earlier builds go when there are more than these. */
const mostAssets = 150;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(shellCache)
      .then((cache) => cache.addAll(files))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => event.waitUntil(forgetOldShells().then(() => self.clients.claim())));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => shellPage()));
  else if (pathname.startsWith('/assets/')) event.respondWith(keptOrFetched(request));
  else if (report.test(pathname)) event.respondWith(lastReport(request));
});

/** Counts the sessions that ended: an answer asked for before one of them is not kept after it. */
let endedSessions = 0;

self.addEventListener('message', (event) => {
  if (event.data !== 'forget') return;
  endedSessions += 1;
  event.waitUntil(caches.delete(reportCache));
});

async function forgetOldShells() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('shell-') && name !== shellCache).map((name) => caches.delete(name)),
  );
}

async function shellPage() {
  return (await caches.match(shell)) ?? Response.error();
}

/** Names of assets change with their content: what is kept is right for good. */
async function keptOrFetched(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(assetCache);
    await cache.put(request, answer.clone());
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - mostAssets)).map((key) => cache.delete(key)));
  }
  return answer;
}

/** The newest answer, kept in place of the one before; the kept one where there is no network. */
async function lastReport(request) {
  const { pathname } = new URL(request.url);
  const session = endedSessions;
  try {
    const answer = await fetch(request);
    if (answer.ok && session === endedSessions) {
      await caches.delete(reportCache);
      const cache = await caches.open(reportCache);
      await cache.put(pathname, answer.clone());
    }
    return answer;
  } catch {
    const cache = await caches.open(reportCache);
    return (await cache.match(pathname)) ?? Response.error();
  }
}
