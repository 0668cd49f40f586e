declare module 'virtual:stolik-files' {
  /** Where each file of the repository lies: 'engine.wasm', 'psz/deck.json', 'psz/pl.json', … */
  export const files: Record<string, string>;
  /** The rules and decks this client was built from (tools/rules_name.py). */
  export const rules: string;
}

declare module 'virtual:land/*' {
  /**
   * Coasts within WEST,SOUTH,EAST,NORTH: rings of steps in hundredths of a degree, [lon, lat, dlon, dlat, …]
   * (tooling/land.ts).
   */
  const rings: number[][];
  export default rings;
}

declare module 'virtual:stolik-games' {
  /** The names of the games the engine knows. */
  export const names: string[];
}

declare module 'virtual:stolik-schema' {
  /** What `schema()` of the engine's module says (docs/PROTOCOL.md). */
  const schema: unknown;
  export default schema;
}
