import { vi } from 'vitest';

/** Waits until this no longer throws. The limit is against waiting for ever: a busy machine may be ten times slower. */
export const become = <T>(is: () => T | Promise<T>): Promise<T> => vi.waitFor(is, { timeout: 300_000 });
