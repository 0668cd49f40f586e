// The real deck from the repository, for tests.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Deck } from '../../table/deck';
import type { Language } from '../../words/words';
import { boardDeck, type BoardDeck } from './deck';

const folder = join(import.meta.dirname, '../../../../content/decks/gpw');
const read = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as never;

export function testDeck(language: Language): Deck & { board: BoardDeck } {
  const deck: Deck = { id: 'gpw', language, facts: read('deck'), texts: read(language) };
  return { ...deck, board: boardDeck(deck) };
}
