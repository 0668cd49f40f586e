// What is said of a level is a sentence after its name, in every language and game.
import { expect, test } from 'vitest';
import { LEVELS } from '../games/schema';
import type { GameName } from '../table/session';
import { LANGUAGES, loadWords, words } from '../words/words';
import { levelName, levelTold } from './levels';

test('the name of a level stands apart from the sentence on it', async () => {
  for (const language of LANGUAGES) {
    words.value = await loadWords(language);
    for (const game of ['triples', 'rationing', 'victory-line'] as GameName[])
      for (const level of LEVELS) {
        const told = levelTold(game, level);
        expect(told.toLocaleLowerCase(language)).toMatch(new RegExp(`^${levelName(level)}\\. `));
        expect(told, told).toMatch(/^\p{Lu}[^.]+\. \p{Lu}[^.]+\.$/u);
      }
  }
});
