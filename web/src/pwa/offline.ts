// Keeps the client on the device, so that it opens without a network. Only where the browser allows it (https or localhost).
import { signal } from '@preact/signals';

/** A newer version waits; calling it starts that one. */
export const update = signal<(() => void) | null>(null);

export function keepOffline(): void {
  // Filled in with the service worker.
}
