// Types of bots.mjs for TypeScript; what the members mean stands there.
export const LEVELS: string[];
export type Bots = {
  addDeck(json: string): string;
  choose(known: string, level: string): { do: string | null; why: Record<string, unknown> };
  weigh(known: string, command: string): Record<string, unknown>;
  coach(known: string): Record<string, unknown>[];
};
export function loadBots(source: BufferSource | Response | Promise<Response>): Promise<Bots>;
