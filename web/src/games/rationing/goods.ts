// Ration cards in number, as lists of the protocol write them: `butter*2,sugar`.

/** How many of each good. Kinds of which there are none are left out. */
export type Bag = Readonly<Record<string, number>>;

export const EMPTY: Bag = {};

export function parseBag(text: string): Bag {
  const bag: Record<string, number> = {};
  for (const part of text.split(',')) {
    if (part === '') continue;
    const [good, count = '1'] = part.split('*');
    bag[good!] = (bag[good!] ?? 0) + Number(count);
  }
  return bag;
}

/** Sorted by id, counts from two up. */
export function printBag(bag: Bag): string {
  return kindsOf(bag)
    .sort()
    .map(good => (bag[good] === 1 ? good : `${good}*${bag[good]}`))
    .join(',');
}

export const kindsOf = (bag: Bag): string[] => Object.keys(bag).filter(good => (bag[good] ?? 0) > 0);
export const sizeOf = (bag: Bag): number => Object.values(bag).reduce((sum, count) => sum + count, 0);
export const countOf = (bag: Bag, good: string): number => bag[good] ?? 0;

/** `count` more of a good; fewer than none is none. */
export function add(bag: Bag, good: string, count = 1): Bag {
  const { [good]: had = 0, ...rest } = bag;
  const now = had + count;
  return now > 0 ? { ...rest, [good]: now } : rest;
}

export const plus = (a: Bag, b: Bag): Bag => kindsOf(b).reduce((sum, good) => add(sum, good, b[good]!), a);
export const minus = (a: Bag, b: Bag): Bag => kindsOf(b).reduce((rest, good) => add(rest, good, -b[good]!), a);

export function lacking(hand: Bag, need: Bag): Bag {
  return minus(need, hand);
}

export function within(hand: Bag, wish: Bag): Bag {
  return minus(wish, lacking(hand, wish));
}

/** In the deck's order, so that goods lie where one looks for them. */
export const inOrder = (bag: Bag, order: readonly string[]): [string, number][] =>
  order.filter(good => countOf(bag, good) > 0).map(good => [good, bag[good]!]);
