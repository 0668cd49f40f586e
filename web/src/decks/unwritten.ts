// What of a deck is not written yet, in one language or in all of them.
//
// On the bench a text is unwritten while it is what the deck began with (`blank`). Where the deck is played, printed or
// handed on, a text that is written in another language stands there instead, and a member `unwritten` of each file
// lists the places that are still to be written (docs/DECKS.md): whoever opens the deck sees what its author saw.
import type { OwnSource } from './check';
import { at, isIn, put, type Json as AnyJson } from './path';

type Json = unknown;
const isObject = (json: Json): json is Record<string, Json> => typeof json === 'object' && json !== null;
const inside = (json: Json, step: string): Json =>
  isObject(json) && Object.hasOwn(json, step) ? json[step] : undefined;

/**
 * A place that is filled in, in a language's file or ('') in deck.json. One that may be missing is left out unwritten.
 */
export type Place = { language: string; path: string; optional: boolean };

/** What is handed on, with its marks. `places` are those that say what the deck began with. */
export function marked(whole: OwnSource, places: readonly Place[]): OwnSource {
  if (places.length === 0) return whole;
  const fileOf = (source: OwnSource, language: string): AnyJson =>
    language === '' ? source.deck : source.texts[language];
  const files = new Map([['', whole.deck], ...Object.entries(whole.texts)] as [string, AnyJson][]);
  for (const language of files.keys()) {
    const here = places.filter(place => place.language === language);
    let file = fileOf(whole, language);
    for (const { path } of here.filter(place => place.optional && isNowhere(place, places, whole)))
      file = put(file, path, undefined);
    const unwritten = here.map(place => place.path).filter(path => at(file, path) !== undefined);
    files.set(language, unwritten.length > 0 ? { ...file, unwritten } : file);
  }
  const { '': deck, ...texts } = Object.fromEntries(files);
  return { ...whole, deck, texts };
}

/** Is it written in none of the languages that have it? */
const isNowhere = ({ path }: Place, places: readonly Place[], { texts }: OwnSource): boolean =>
  Object.entries(texts).every(
    ([language, text]) =>
      at(text, path) === undefined || places.some(one => one.language === language && one.path === path),
  );

/** The other way, for the bench: the deck without its marks, and what stands at the marked places as its beginning. */
export function unmarked(whole: OwnSource): { source: OwnSource; blank?: OwnSource } {
  const without = (file: AnyJson): AnyJson => {
    const { unwritten: _, ...rest } = file ?? {};
    return rest;
  };
  const began = (file: AnyJson): AnyJson =>
    marksOf(file).reduce((blank, path) => put(blank, path, at(file, path)), {} as AnyJson);
  const all = [whole.deck, ...Object.values(whole.texts)];
  if (all.every(file => marksOf(file).length === 0)) return { source: whole };
  const each = (does: (file: AnyJson) => AnyJson): OwnSource['texts'] =>
    Object.fromEntries(Object.entries(whole.texts).map(([language, file]) => [language, does(file)]));
  return {
    source: { ...whole, deck: without(whole.deck), texts: each(without) },
    blank: { deck: began(whole.deck), texts: each(began), pictures: {} },
  };
}

const marksOf = (file: AnyJson): string[] =>
  Array.isArray(file?.unwritten)
    ? file.unwritten.filter((path: unknown) => typeof path === 'string' && at(file, path) !== undefined)
    : [];

/** Places of a language's texts at which a placeholder stands: nobody has written them, in whichever language. */
export function placeholdersOf(texts: Record<string, AnyJson>, language: string): string[] {
  return marksOf(texts[language]).filter(path =>
    Object.values(texts).every(text => at(text, path) === undefined || marksOf(text).includes(path)),
  );
}

/** Does a placeholder stand at this place or in it? */
export const isUnwritten = (place: string, placeholders: readonly string[]): boolean =>
  placeholders.some(one => isIn(one, place));

/**
 * The texts as they are played, printed and handed on; `blank` is what the deck began with. The same object if nothing
 * is to be said otherwise.
 */
export function filled(source: OwnSource, blank: OwnSource): OwnSource {
  const languages = Object.keys(source.texts);
  const order = ((source.deck as { languages?: string[] }).languages ?? []).filter(language =>
    languages.includes(language),
  );
  const texts = Object.fromEntries(
    languages.map(language => {
      const others = order
        .filter(one => one !== language)
        .map(one => ({ now: source.texts[one] as Json, began: blank.texts[one] as Json }));
      return [language, fill(source.texts[language], blank.texts[language], others)];
    }),
  );
  return languages.every(language => texts[language] === source.texts[language])
    ? source
    : { ...source, texts: texts as OwnSource['texts'] };
}

/** `now` with what is still as it `began` taken from the first of the others where it is not. */
function fill(now: Json, began: Json, others: { now: Json; began: Json }[]): Json {
  if (began === undefined) return now;
  if (!isObject(now))
    return now !== began
      ? now
      : (others.find(other => typeof other.now === typeof now && other.now !== undefined && other.now !== other.began)
          ?.now ?? now);
  const entries = Object.entries(now).map(
    ([step, value]) =>
      [
        step,
        step === 'language'
          ? value
          : fill(
              value,
              inside(began, step),
              others.map(other => ({ now: inside(other.now, step), began: inside(other.began, step) })),
            ),
      ] as const,
  );
  if (entries.every(([step, value]) => value === now[step])) return now;
  return Array.isArray(now) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
