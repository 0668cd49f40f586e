// Words for a game that brings none: ids of the engine and of the deck as one would say them.
//
// A deck may hold words beside its cards, "words": {"verbs", "events", "members", "phases", "values"} (docs/DECKS.md).
// What it leaves out is looked for among the client's own (generic.ftl); what nobody knows is shown as it is written,
// readably.
import { spaced } from '../games/tile-words';
import type { Telling } from '../games/module';
import type { Deck } from '../table/deck';
import { either } from '../words/listed';

type Kind = 'verbs' | 'events' | 'members' | 'phases' | 'values';

/** Members whose numbers are seats. Everything else that is a number counts something. */
const SEATS = new Set([
  'seat',
  'seats',
  'to',
  'from',
  'by',
  'turn',
  'active',
  'awaiting',
  'leader',
  'dealer',
  'first',
  'holder',
  'youngest',
  'owes_draw',
  'giving_up',
  'queue',
  'pawn',
  'with',
  'owed',
]);
/** Members that need no label: the value says what it is. */
const PLAIN = new Set(['card', 'cards', 'set', 'sets', 'cell', 'cells', 'seat', 'to', 'event']);

export const word = (kind: Kind, id: string, { words, deck }: Telling): string => {
  const own = (deck.texts?.words as Record<string, Record<string, string>> | undefined)?.[kind]?.[id];
  if (own) return own;
  const message = `generic-${kind}-${id.replaceAll('_', '-')}`;
  return words.has(message) ? words(message) : spaced(id);
};

const named = new WeakMap<object, Map<string, string>>();

/** Every id of a deck with its name, whatever lists the deck is made of. */
function namesIn(deck: Deck): Map<string, string> {
  const found = named.get(deck.texts as object);
  if (found) return found;
  const names = new Map<string, string>();
  for (const [part, list] of Object.entries(deck.texts as Record<string, unknown>)) {
    if (part === 'words' || !list || typeof list !== 'object' || Array.isArray(list)) continue;
    for (const [id, text] of Object.entries(list as Record<string, string | { name?: string; title?: string }>)) {
      const name = typeof text === 'string' ? text : (text?.name ?? text?.title);
      if (name) names.set(id, name);
    }
  }
  // Places that stand for something: "cells": {"c7": "kursk"}.
  for (const list of Object.values(deck.facts as Record<string, unknown>)) {
    if (!list || typeof list !== 'object' || Array.isArray(list)) continue;
    for (const [place, id] of Object.entries(list))
      if (typeof id === 'string' && names.has(id) && !names.has(place))
        names.set(place, `${place.toUpperCase()} ${names.get(id)}`);
  }
  named.set(deck.texts as object, names);
  return names;
}

/** A card, a set, a place or a word by its name. */
export function thing(id: string, telling: Telling): string {
  const one = namesIn(telling.deck).get(id);
  if (one) return one;
  // '+1' and '-1' are no words.
  return /^[a-z][a-z0-9_-]*$/.test(id) ? word('values', id, telling) : id;
}

/** 'sugar*2,meat|soap' in words. */
export function things(text: string, telling: Telling): string {
  const ways = text.split('|');
  if (ways.length > 1)
    return either(
      telling.words,
      ways.map(one => things(one, telling)),
    );
  return text
    .split(',')
    .map(part => {
      const [, id, count] = /^(.*?)(?:\*(\d+))?$/.exec(part)!;
      return count ? `${count} × ${thing(id!, telling)}` : thing(id!, telling);
    })
    .join(', ');
}

const isSeat = (member: string, value: unknown, players: number): value is number =>
  SEATS.has(member) && typeof value === 'number' && value >= 0 && value < players;

/** Any value of a view or an event in words; '' where there is nothing to say. */
export function value(member: string, found: unknown, players: number, telling: Telling): string {
  if (found === null || found === undefined || found === false) return '';
  if (found === true) return telling.words('shell-yes');
  if (isSeat(member, found, players)) return telling.names.of(found);
  if (typeof found === 'number') return String(found);
  if (typeof found === 'string') return things(found, telling);
  if (Array.isArray(found))
    return found
      .map(one => value(member, one, players, telling))
      .filter(Boolean)
      .join(', ');
  return described(found as Record<string, unknown>, players, telling);
}

/** An object as a list of what is in it: "from Bison · give sugar". */
export function described(
  found: Record<string, unknown>,
  players: number,
  telling: Telling,
  leave: string[] = [],
): string {
  return Object.entries(found)
    .filter(([member]) => !leave.includes(member))
    .map(([member, one]) => [member, value(member, one, players, telling)] as const)
    .filter(([, text]) => text !== '')
    .map(([member, text]) => (PLAIN.has(member) ? text : `${word('members', member, telling)}: ${text}`))
    .join(' · ');
}
