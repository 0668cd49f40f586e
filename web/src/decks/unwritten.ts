// A deck in several languages while it is being made. What nobody has written in one of them yet is read in one in
// which somebody has: others at a table get that, not a placeholder.
import type { OwnSource } from './check';

type Json = unknown;
const isObject = (json: Json): json is Record<string, Json> => typeof json === 'object' && json !== null;
const inside = (json: Json, step: string): Json =>
  isObject(json) && Object.hasOwn(json, step) ? json[step] : undefined;

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
