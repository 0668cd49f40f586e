// What is said of a level is a sentence after its name, in every language and game.
import { expect, test } from 'vitest';
import { LEVELS } from '../games/schema';
import type { GameName } from '../table/session';
import { LANGUAGES, loadWords } from '../words/words';
import { levelName, levelTold } from './levels';

test('the name of a level stands apart from the sentence on it', async () => {
  for (const language of LANGUAGES) {
    const words = await loadWords(language);
    for (const game of ['triples', 'rationing', 'victory-line'] as GameName[])
      for (const level of LEVELS) {
        const told = levelTold(words, game, level);
        expect(told.toLocaleLowerCase(language)).toMatch(new RegExp(`^${levelName(words, level)}\\. `));
        expect(told, told).toMatch(/^\p{Lu}[^.]+\. \p{Lu}[^.]+\.$/u);
      }
  }
});
