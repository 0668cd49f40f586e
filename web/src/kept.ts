// What the client keeps in this browser, or in this tab alone. A browser that keeps nothing (a private window, no room)
// throws when its store is looked at: what is kept then lasts as long as the page.

export type Place = 'browser' | 'tab';
const storeOf = (place: Place): Storage | undefined =>
  place === 'tab' ? globalThis.sessionStorage : globalThis.localStorage;

/** What a text says as JSON; null where it says nothing. */
export function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

export function keptText(name: string, place: Place = 'browser'): string | null {
  try {
    return storeOf(place)?.getItem(name) ?? null;
  } catch {
    return null;
  }
}
/** An object as it was kept, or an empty one. Others may have written it: its members are to be looked at. */
export function keptObject<T extends object>(name: string, place: Place = 'browser'): Partial<T> {
  return Object(parsed(keptText(name, place)));
}
/** Of a list that was kept those that are what they should be. */
export function keptList<T>(name: string, is: (one: T) => boolean, place: Place = 'browser'): T[] {
  const kept = parsed(keptText(name, place));
  return Array.isArray(kept) ? (kept as (T | null)[]).filter((one): one is T => one !== null && is(one)) : [];
}

/** False where this browser keeps nothing. */
export function keepText(name: string, text: string | null, place: Place = 'browser'): boolean {
  try {
    const store = storeOf(place);
    if (text === null) store?.removeItem(name);
    else store?.setItem(name, text);
    return store !== undefined;
  } catch {
    return false;
  }
}
/** As JSON; null takes it away. */
export const keep = (name: string, value: object | null, place: Place = 'browser'): boolean =>
  keepText(name, value && JSON.stringify(value), place);
