// Types of engine.mjs for TypeScript; what the members mean stands there.
export function loadEngine(
  source: BufferSource | Response | Promise<Response>,
  below: (n: number) => number,
): Promise<unknown>;

// What schema() tells (docs/PROTOCOL.md, "The schema").
export type OptionValue = string | number | boolean | null;
export type OptionDomain = { players: number[]; null: boolean; default: OptionValue } & (
  | { values: OptionValue[] }
  | { from: number; to: number }
);
export type OptionSchema = {
  name: string;
  kind: 'choice' | 'number' | 'seat' | 'flag' | 'deck';
  rule: string;
  kept: boolean;
  when: OptionDomain[];
};
export type VerbSchema = { verb: string; by: 'seat' | 'host' | 'nature'; rule: string } & (
  | { parts: string[] }
  | { shape: string }
);
export type GameSchema = { game: string; players: number[]; options: OptionSchema[]; verbs: VerbSchema[] };
export type Schema = { games: GameSchema[] };
