// A place in a deck's file, written as the check writes it: `sets[3].facts[0]`, `cards.lamp.name`. Ids have neither
// dots nor brackets.

export type Json = any;

const stepsOf = (path: string): string[] =>
  path === ''
    ? []
    : path
        .replace(/\[(\d+)\]/g, '.$1')
        .split('.')
        .filter(step => step !== '');

export function at(json: Json, path: string): Json {
  return stepsOf(path).reduce(
    (inside, step) =>
      inside !== null && typeof inside === 'object' && Object.hasOwn(inside, step) ? inside[step] : undefined,
    json,
  );
}

/** The same with another value there; what is not on the way stays the same object. `undefined` takes a member away. */
export function put(json: Json, path: string, value: Json): Json {
  const [step, ...rest] = stepsOf(path);
  if (step === undefined) return value;
  const inside = put(json?.[step], rest.join('.'), value);
  if (Array.isArray(json) || (json === undefined && /^\d+$/.test(step))) {
    const list = [...(json ?? [])];
    if (inside === undefined) list.splice(Number(step), 1);
    else list[Number(step)] = inside;
    return list;
  }
  if (inside !== undefined) return { ...json, [step]: inside };
  const { [step]: _, ...others } = json ?? {};
  return others;
}

/** Does one place lie in another? `sets[1]` in `sets`, but `sets[12]` not in `sets[1]`. */
export function isIn(place: string, outer: string): boolean {
  const [inside, around] = [stepsOf(place), stepsOf(outer)];
  return around.every((step, number) => inside[number] === step);
}

export const same = (one: Json, other: Json): boolean => JSON.stringify(one) === JSON.stringify(other);
