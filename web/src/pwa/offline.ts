// Keeps the client on the device, so that it opens without a network. Only where the browser allows it (https or
// localhost).
import { signal } from '@preact/signals';
import { ownScript } from '../ui/trusted';

/** A newer version waits; calling it starts that one. */
export const update = signal<(() => void) | null>(null);
/** Everything is on the device. */
const keptOffline = signal(false);

function offer(waiting: ServiceWorker): void {
  update.value = () => {
    // Another tab may have started it in the meantime: then there is nothing to wait for.
    if (waiting.state === 'activated' || waiting.state === 'redundant') return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage('use');
  };
}

/** How long a renewal waits for the files of the new version. */
const PATIENCE = 15_000;

/** Fetches a newer version, if there is one, and makes it the one that answers. */
export async function newest(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (!registration) return;
  await registration.update().catch(() => undefined);
  const coming = registration.installing ?? registration.waiting;
  if (!coming) return;
  const used = new Promise(done => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  const take = () => coming.state === 'installed' && coming.postMessage('use');
  coming.addEventListener('statechange', take);
  take();
  await Promise.race([used, new Promise(done => setTimeout(done, PATIENCE))]);
}

export function keepOffline(): void {
  if (import.meta.env.DEV || !window.isSecureContext || !('serviceWorker' in navigator)) return;
  const begin = async () => {
    const registration = await navigator.serviceWorker.register(ownScript('./sw.js'), {
      scope: './',
      updateViaCache: 'none',
    });
    if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing;
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed' && navigator.serviceWorker.controller) offer(coming);
      });
    });
    // A version that another tab has started answers here too; what this page still runs is the old one.
    const first = navigator.serviceWorker.controller === null;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (!first) update.value = () => location.reload();
    });
    await navigator.serviceWorker.ready;
    keptOffline.value = true;
    document.documentElement.dataset.offline = 'ready';
    // A page that stays open for days asks now and then.
    setInterval(() => void registration.update().catch(() => {}), 6 * 3600_000);
  };
  // A browser that refuses (no space, private window) still plays online.
  const start = () => void begin().catch(() => {});
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
