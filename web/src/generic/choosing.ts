// What can be done, put together part by part: only what the engine lists can be chosen, so nothing wrong can be said.
export type Chosen = readonly string[];

const parts = (command: string) => command.split(' ');
const begins = (words: readonly string[], chosen: Chosen) => chosen.every((part, at) => words[at] === part);

/** The parts that may come next, each once, in the order of the list. */
export function nextParts(legal: readonly string[], chosen: Chosen): string[] {
  const found = new Set<string>();
  for (const command of legal) {
    const words = parts(command);
    if (words.length > chosen.length && begins(words, chosen)) found.add(words[chosen.length]!);
  }
  return [...found];
}

/** Is what was chosen a whole command of the list? */
export const isWhole = (legal: readonly string[], chosen: Chosen): boolean =>
  chosen.length > 0 && legal.includes(chosen.join(' '));

/** What stays chosen when the list has changed: as much from the front as it still allows. */
export function stillChosen(legal: readonly string[], chosen: Chosen): Chosen {
  let kept = chosen.length;
  while (kept > 0 && !isWhole(legal, chosen.slice(0, kept)) && nextParts(legal, chosen.slice(0, kept)).length === 0)
    kept -= 1;
  return kept === chosen.length ? chosen : chosen.slice(0, kept);
}

/** One verb alone needs not be chosen. */
export const begun = (legal: readonly string[]): Chosen => {
  const verbs = nextParts(legal, []);
  return verbs.length === 1 && !isWhole(legal, verbs) ? verbs : [];
};
