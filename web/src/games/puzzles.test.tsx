// Every step of many puzzles can be said in all three languages, with nothing missing in any sentence.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { loadPuzzles } from '../../../bindings/wasm/puzzles.mjs';
import type { Pseudonym } from '../words/names';
import { LANGUAGES, loadWords } from '../words/words';
import { loadPuzzleModule } from './puzzles';

const root = resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

test.each([
  ['rationing', 'prl'],
  ['triples', 'psz'],
  ['victory-line', 'gpw'],
] as const)('a puzzle of %s: question, story and proof are whole sentences', async (game, id) => {
  const puzzles = await loadPuzzles(readFileSync(resolve(root, 'build/wasm/bindings/wasm/stolik_puzzles.wasm')));
  expect(puzzles.addDeck(read(`content/decks/${id}/deck.json`))).toBe('');
  const list = JSON.parse(read('content/pseudonyms.json')) as Pseudonym[];
  const facts: unknown = JSON.parse(read(`content/decks/${id}/deck.json`));
  const module = await loadPuzzleModule(game);
  const made = [1, 2, 3, 4].flatMap(grade => [1, 2, 3].map(seed => puzzles.make({ game, grade, seed })));
  // No letter is right so often that one may guess it: eight puzzles stand on a sheet.
  const some = Array.from({ length: 40 }, (_, seed) => puzzles.make({ game, grade: 1 + (seed % 2), seed: seed + 1 }));
  const english = await loadWords('en');
  const texts = JSON.parse(read(`content/decks/${id}/en.json`)) as unknown;
  const places = some.map(one => {
    const { answers, right } = module.inWords(one, { id, language: 'en', facts, texts }, english, list);
    return answers.findIndex(answer => answer.id === right);
  });
  expect(Math.max(...[0, 1, 2].map(at => places.filter(place => place === at).length))).toBeLessThan(28);
  for (const language of LANGUAGES) {
    const words = await loadWords(language);
    const deck = { id, language, facts, texts: JSON.parse(read(`content/decks/${id}/${language}.json`)) as unknown };
    for (const puzzle of made) {
      const told = module.inWords(puzzle, deck, words, list);
      expect(told.answers.map(answer => answer.id)).toContain(told.right);
      const labels = told.answers.map(answer => answer.label);
      expect(new Set(labels).size).toBe(labels.length);
      const texts = [
        told.title,
        told.told,
        told.ruled,
        told.wrong(labels[0]!),
        ...labels,
        ...told.proof.flatMap(step => [step.title, step.text, step.note]),
      ];
      for (const text of texts) expect(text).not.toMatch(/⟦|undefined|\{|^\s*$/);
      expect(told.proof.length).toBe((puzzle.proof as unknown[]).length);
      // The six cells of a gap are shown on the board.
      for (const [at, step] of (puzzle.proof as { because: string; cells: string[] }[]).entries())
        if (step.because === 'gap') expect(told.proof[at]!.marks).toEqual(step.cells);
    }
  }
});
