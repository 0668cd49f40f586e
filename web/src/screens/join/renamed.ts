// Somebody at the table had the name that was offered: another one was drawn, and its bearer is told.
import { signal } from '@preact/signals';

export const renamed = signal<{ from: string; to: string } | null>(null);
