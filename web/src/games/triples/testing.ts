// The deck of the game for unit tests, read from the repository.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Deck } from '../../table/deck';
import type { Language } from '../../words/words';
import { cardsOf, type Cards } from './deck';

export function content(name: string): never {
  return JSON.parse(readFileSync(resolve(import.meta.dirname, '../../../../content', name), 'utf8')) as never;
}

const decks = new Map<Language, Deck>();

export function pszDeck(language: Language): Deck {
  let found = decks.get(language);
  if (!found)
    decks.set(
      language,
      (found = {
        id: 'psz',
        language,
        facts: content('decks/psz/deck.json'),
        texts: content(`decks/psz/${language}.json`),
      }),
    );
  return found;
}

export function pszCards(language: Language): Cards {
  return cardsOf(pszDeck(language));
}
