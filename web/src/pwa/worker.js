// The service worker: keeps every file of one version, so that all of it works without a network, and never two
// versions mixed. The two constants are filled in when the client is built (tooling/offline.ts).
const version = 'VERSION';
const files = ['FILES'];
const name = `stolik-${version}`;
const scope = new URL(self.registration.scope);

self.addEventListener('install', event => event.waitUntil(keepAll()));

/** Files whose names did not change are copied from the version before, the rest is fetched. */
async function keepAll() {
  const cache = await caches.open(name);
  await Promise.all(
    files.map(async file => {
      const address = new URL(file, scope);
      if (await cache.match(address)) return;
      const kept = file.startsWith('assets/') ? await caches.match(address) : undefined;
      const answer = kept ?? (await fetch(address, { cache: file.startsWith('assets/') ? 'default' : 'no-cache' }));
      if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
      await cache.put(address, answer);
    }),
  );
}

self.addEventListener('activate', event => event.waitUntil(forgetOthers()));

/** The version before stays: another tab may still run it and fetch its parts one by one. */
async function forgetOthers() {
  const older = (await caches.keys()).filter(other => other.startsWith('stolik-') && other !== name);
  await Promise.all(older.slice(0, -1).map(other => caches.delete(other)));
  await self.clients.claim();
}

self.addEventListener('message', event => {
  if (event.data === 'use') self.skipWaiting();
});

self.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return;
  const path = url.pathname.slice(scope.pathname.length);
  const isPage = path === '' || path === 'index.html';
  if (!isPage && !files.includes(path) && !path.startsWith('assets/')) return;
  event.respondWith(answer(request, new URL(isPage ? './' : path, scope)));
});

async function answer(request, address) {
  const cache = await caches.open(name);
  // Names below assets/ say what is in them: a file of the version before is the right one for who asks for it.
  return (
    (await cache.match(address)) ??
    (address.pathname.includes('/assets/') ? await caches.match(address) : undefined) ??
    fetch(request)
  );
}
