// Every step of many puzzles can be said in all three languages, with nothing missing in any sentence.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { loadPuzzles } from '../../../../bindings/wasm/puzzles.mjs';
import type { Pseudonym } from '../../words/names';
import { LANGUAGES, loadWords } from '../../words/words';
import { puzzle as module } from './puzzle';

const root = resolve(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

test('a puzzle’s question, story and proof are whole sentences', async () => {
  const puzzles = await loadPuzzles(readFileSync(resolve(root, 'build/wasm/bindings/wasm/stolik_puzzles.wasm')));
  expect(puzzles.addDeck(read('content/decks/psz/deck.json'))).toBe('');
  const list = JSON.parse(read('content/pseudonyms.json')) as Pseudonym[];
  const facts: unknown = JSON.parse(read('content/decks/psz/deck.json'));
  const made = [1, 2, 3, 4].flatMap(grade => [1, 2, 3].map(seed => puzzles.make({ game: 'triples', grade, seed })));
  for (const language of LANGUAGES) {
    const words = await loadWords(language);
    const deck = { id: 'psz', language, facts, texts: JSON.parse(read(`content/decks/psz/${language}.json`)) as unknown };
    for (const puzzle of made) {
      const told = module.inWords(puzzle, deck, words, list);
      expect(told.answers.map(answer => answer.id)).toContain(told.right);
      const texts = [told.title, ...told.proof.flatMap(step => [step.title, step.text, step.note])];
      for (const text of texts) expect(text).not.toMatch(/⟦|undefined|\{|^\s*$/);
      expect(told.proof.length).toBe((puzzle.proof as unknown[]).length);
    }
  }
});
