// Keeps the client on the device, so that it opens without a network. Only where the browser allows it (https or localhost).
import { signal } from '@preact/signals';
import { ownScript } from '../ui/trusted';

/** A newer version waits; calling it starts that one. */
export const update = signal<(() => void) | null>(null);
/** Everything is on the device. */
export const keptOffline = signal(false);

function offer(waiting: ServiceWorker): void {
  update.value = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage('use');
  };
}

export function keepOffline(): void {
  if (import.meta.env.DEV || !window.isSecureContext || !('serviceWorker' in navigator)) return;
  const begin = async () => {
    const registration = await navigator.serviceWorker.register(ownScript('./sw.js'), { scope: './', updateViaCache: 'none' });
    if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing;
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed' && navigator.serviceWorker.controller) offer(coming);
      });
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
