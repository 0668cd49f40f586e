// Between the screens of games and the coach: what a person is putting together, and which cells the coach points at.
import { signal } from '@preact/signals';

/** The command as it would be given now; null while it is none. */
export const composed = signal<string | null>(null);

export const marked = signal<ReadonlySet<string>>(new Set());
