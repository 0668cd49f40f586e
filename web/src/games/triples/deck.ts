// The deck of `triples` as the screens use it: cards by id, sets by id, one order for the list (T2).
import type { Deck } from '../../table/deck';
import type { Language } from '../../words/words';

/** What a card of a set is; a deck may have three of its own instead. */
export type Role = 'commander' | 'unit' | 'battle';
export type OwnRole = { id: string; picture: string };
export type LatLon = { lat: number; lon: number };
export type Place = {
  kind: 'point' | 'points' | 'area';
  points: LatLon[];
  in_place_km: number;
  near_km: number;
  region_km: number;
};
export type SetFacts = {
  id: string;
  cards: string[];
  roles: (Role | string)[];
  pictures: string[];
  frame: { number: number; color: string; pictogram: string; pattern: string };
  date: { start: string; end: string };
  place: Place;
  facts: string[];
  sources: string[];
};
export type SetTexts = {
  title: string;
  knowledge: string;
  date: string;
  place: string;
  facts: string[];
  note?: string;
};
export type CardTexts = { name: string; short?: string; aliases: string[] };
type TriplesDeck = Deck<
  { id: string; sets: SetFacts[]; roles?: OwnRole[] },
  {
    title: string;
    sets: Record<string, SetTexts>;
    cards: Record<string, CardTexts>;
    roles?: Record<string, { name: string }>;
  }
>;

/** `sign` is the drawing of its role, `ownRole` the deck's own word for it. */
export type GameCard = {
  id: string;
  name: string;
  /** what its place in the list is decided by: for a commander the surname */
  sortedBy: string;
  aliases: string[];
  role: Role;
  sign: string;
  ownRole: string | null;
  picture: string;
  frame: number;
};
/** `facts` hold in every language, `texts` are the words of the deck's language. */
export type GameSet = {
  id: string;
  number: number;
  title: string;
  members: GameCard[];
  facts: SetFacts;
  texts: SetTexts;
};
export type Cards = {
  card(id: string): GameCard;
  set(id: string): GameSet;
  setOf(card: string): GameSet;
  /** those that are played, by frame number */
  sets: GameSet[];
  alphabetical: GameCard[];
};

/** What decides a name's place in the list: numbers, quotation marks and the like in front do not count. */
export function sortKey(name: string): string {
  return name.replace(/^[\d\s.,–-]*(?:(?:я|й|е|st|nd|rd|th)\s)?[^\p{L}\d]*/u, '');
}

/**
 * A commander is looked for by surname: that is the shortest alias with which the name ends. Decks with roles of their
 * own say nothing about persons.
 */
function sortedBy(name: string, aliases: string[], { role, ownRole }: Pick<GameCard, 'role' | 'ownRole'>): string {
  if (role !== 'commander' || ownRole !== null) return sortKey(name);
  const tails = aliases.filter(alias => name.endsWith(` ${alias}`)).sort((a, b) => a.length - b.length);
  return tails[0] ?? sortKey(name);
}

const known = new WeakMap<object, Cards>();

/** `played` is the option `sets` of a table: so many of the deck, all of them where it is missing (T1). */
export function cardsOf(deck: Deck, played?: number | null): Cards {
  let found = known.get(deck);
  if (!found) {
    found = arrange(deck as TriplesDeck);
    known.set(deck, found);
  }
  if (!played || played >= found.sets.length) return found;
  const ids = new Set((deck as TriplesDeck).facts.sets.slice(0, played).map(set => set.id));
  const { sets, alphabetical, setOf } = found;
  return {
    ...found,
    sets: sets.filter(set => ids.has(set.id)),
    alphabetical: alphabetical.filter(card => ids.has(setOf(card.id).id)),
  };
}

const ROLES: Role[] = ['commander', 'unit', 'battle'];

/** Three of a deck's own stand for ours in their order. */
function roleOf(id: string | undefined, { facts, texts }: TriplesDeck): Pick<GameCard, 'role' | 'sign' | 'ownRole'> {
  const at = facts.roles?.findIndex(one => one.id === id) ?? -1;
  const role = facts.roles ? (ROLES[at] ?? 'unit') : ((id as Role | undefined) ?? 'unit');
  return {
    role,
    sign: facts.roles?.[at]?.picture ?? `role-${role}`,
    ownRole: facts.roles ? (texts.roles?.[id ?? '']?.name ?? id ?? null) : null,
  };
}

function arrange(deck: TriplesDeck): Cards {
  const { facts, texts, language } = deck;
  const cards = new Map<string, GameCard>();
  const sets = new Map<string, GameSet>();
  const owners = new Map<string, GameSet>();
  for (const one of facts.sets) {
    const members = one.cards.map((id, place) => {
      const { name = id, aliases = [] } = texts.cards[id] ?? {};
      const role = roleOf(one.roles[place], deck);
      return {
        id,
        name,
        sortedBy: sortedBy(name, aliases, role),
        aliases,
        ...role,
        picture: one.pictures[place] ?? one.frame.pictogram,
        frame: one.frame.number,
      };
    });
    const told = texts.sets[one.id] ?? { title: one.id, knowledge: '', date: '', place: '', facts: [] };
    const set = { id: one.id, number: one.frame.number, title: told.title, members, facts: one, texts: told };
    sets.set(one.id, set);
    for (const card of members) {
      cards.set(card.id, card);
      owners.set(card.id, set);
    }
  }
  const order = collator(language);
  const missing = (id: string): never => {
    throw new Error(`the deck has no ${id}`);
  };
  return {
    card: id => cards.get(id) ?? missing(id),
    set: id => sets.get(id) ?? missing(id),
    setOf: id => owners.get(id) ?? missing(id),
    sets: [...sets.values()].sort((a, b) => a.number - b.number),
    alphabetical: [...cards.values()].sort(
      (a, b) => order.compare(a.sortedBy, b.sortedBy) || order.compare(a.name, b.name),
    ),
  };
}

function collator(language: Language): Intl.Collator {
  return new Intl.Collator(language, { sensitivity: 'base', numeric: true, ignorePunctuation: true });
}
