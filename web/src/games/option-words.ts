// The words of a table's options, for every place that shows them: setup, lobby, the sheet of a running table.
//
// A game writes: GAME-option-ID, GAME-option-ID-why (one sentence about it), GAME-option-ID-VALUE,
// GAME-option-ID-VALUE-why. Numbers without a message of their own use GAME-option-ID-count { $count } or
// GAME-option-ID-seat { $seat }. A game without messages may have words in its deck (docs/DECKS.md): "words":
// {"members": {ID}, "values": {VALUE}}.
import type { Deck } from '../table/deck';
import type { GameName } from '../table/session';
import { words } from '../words/words';
import { spaced } from './tile-words';

export type OptionValue = string | number | boolean | null;

const inDeck = (deck: Deck | null | undefined, kind: 'members' | 'values', id: string): string | undefined =>
  (deck?.texts.words as Record<string, Record<string, string>> | undefined)?.[kind]?.[id];

export function optionLabel(game: GameName, id: string, deck?: Deck | null): string {
  const key = `${game}-option-${id}`;
  return words.has(key) ? words(key) : (inDeck(deck, 'members', id) ?? spaced(id));
}

export function optionWhy(game: GameName, id: string): string | undefined {
  const key = `${game}-option-${id}-why`;
  return words.has(key) ? words(key) : undefined;
}

export function valueLabel(game: GameName, id: string, value: OptionValue, deck?: Deck | null): string {
  const key = `${game}-option-${id}`;
  if (words.has(`${key}-${value}`)) return words(`${key}-${value}`);
  if (typeof value === 'number' && words.has(`${key}-count`)) return words(`${key}-count`, { count: value });
  if (typeof value === 'number' && words.has(`${key}-seat`)) return words(`${key}-seat`, { seat: value + 1 });
  if (typeof value === 'boolean') return words(value ? 'shell-yes' : 'shell-no');
  return inDeck(deck, 'values', String(value)) ?? spaced(String(value));
}

export function valueWhy(game: GameName, id: string, value: OptionValue): string | undefined {
  const key = `${game}-option-${id}-${value}-why`;
  return words.has(key) ? words(key) : optionWhy(game, id);
}
