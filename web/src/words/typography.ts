// What a typesetter would do: no single letter left alone at the end of a line, no dash at the beginning of one.
import type { Language } from './words';

const SMALL: Partial<Record<Language, RegExp>> = {
  pl: /(^|[\s(„«\u00a0])([aiouwzAIOUWZ]) (?=\S|$)/g,
  ru: /(^|[\s(„«\u00a0])([авикосуяАВИКОСУЯ]) (?=\S|$)/g,
};

/** A unit that follows a number, as a message's text goes on after it: { $km } km. */
const UNIT = /^ (?=(?:km|kg|s|min|pkt|км|кг|с|мин|оч|%|×)(?![\p{L}\d]))/u;

/** A number and the ending behind its hyphen stay on one line: 303-я, 1-е. */
export const unbroken = (text: string): string => text.replace(/(^|\d)-(?=\p{L})/gu, '$1-\u2060');

/**
 * Puts no-break spaces where the language wants them. A message comes here in pieces, one before and one after each
 * value put in.
 */
export function typeset(text: string, language: Language): string {
  // Years and counts stay on one line: 1941–1945.
  let done = unbroken(text)
    .replace(/ ([–—·])/g, '\u00a0$1')
    .replace(/(\d)–(?=\d)/g, '$1\u2060–\u2060')
    .replace(UNIT, '\u00a0');
  const small = SMALL[language];
  // Twice: "a w domu" has two in a row, and a match uses up the space between them.
  if (small) for (let turn = 0; turn < 2; turn += 1) done = done.replace(small, '$1$2\u00a0');
  return done;
}

/** Every text 40 % longer and marked, to see what does not fit: ?pseudo in the address. */
export function pseudo(text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  const words = text.split(' ');
  let more = Math.ceil(text.length * 0.4);
  const longer = words.map(word => {
    if (more <= 0 || !/\p{L}{2}/u.test(word)) return word;
    const extra = word.slice(0, Math.max(1, Math.min(more, Math.ceil(word.length * 0.45))));
    more -= extra.length;
    return word + extra.toLocaleLowerCase();
  });
  return longer.join(' ');
}
