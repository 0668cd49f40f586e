declare module 'virtual:stolik-files' {
  /** Where each file of the repository lies: 'engine.wasm', 'psz/deck.json', 'psz/pl.json', … */
  export const files: Record<string, string>;
}
