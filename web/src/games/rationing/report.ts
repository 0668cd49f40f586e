// What a report of a lesson tells of `rationing`: what people paid each other, what a place in the queue cost, and how
// prices changed from round to round. It follows from what everybody at the tables was told.
import type { GameReport, ToldEvent, ToldTable, Telling } from '../module';
import { factsOf, goodName } from './deck';
import { countOf, kindsOf, parseBag, sizeOf, type Bag } from './goods';

/** Rounds are told together: the beginning, the middle, the end, and the last one, in which all trade with all. */
export type Part = 'early' | 'middle' | 'late' | 'final';
const PARTS: Part[] = ['early', 'middle', 'late', 'final'];
type Trade = { part: Part; gave: Bag; paid: Bag; places: boolean };
type Deals = {
  trades: Trade[];
  speculated: { part: Part; for: string; cards: number }[];
  bought: Map<number, number>;
  traded: Map<number, number>;
};

const seatOf = (event: ToldEvent['told'], member: string): number => Number(event[member]);
const bag = (value: unknown): Bag => parseBag(typeof value === 'string' ? value : '');

function dealsOf(tables: ToldTable[]): Deals {
  const all: Deals = { trades: [], speculated: [], bought: new Map(), traded: new Map() };
  for (const { events, people } of tables) {
    // The top goes on after each round; the final one is the last.
    const rounds = 1 + events.filter(({ told }) => told.event === 'turn').length;
    let round = 1;
    let final = false;
    const part = (): Part => (final ? 'final' : (PARTS[Math.min(2, Math.floor((3 * (round - 1)) / rounds))] as Part));
    const count = (map: Map<number, number>, seat: number) => {
      const person = people[seat] ?? 0;
      if (person) map.set(person, (map.get(person) ?? 0) + 1);
    };
    for (const { told, by } of events) {
      if (told.event === 'turn') ++round;
      else if (told.event === 'final-round') final = true;
      else if (told.event === 'bought' && by) count(all.bought, seatOf(told, 'seat'));
      else if (told.event === 'speculated')
        all.speculated.push({ part: part(), for: String(told.for), cards: sizeOf(bag(told.paid)) });
      else if (told.event === 'accepted') {
        all.trades.push({ part: part(), gave: bag(told.gave), paid: bag(told.paid), places: told.places === true });
        count(all.traded, seatOf(told, 'seat'));
        count(all.traded, seatOf(told, 'from'));
      }
    }
  }
  return all;
}

const mean = (values: number[]): number | null =>
  values.length > 0 ? values.reduce((sum, one) => sum + one, 0) / values.length : null;

/** Cards that were paid for one card of that good, trade by trade: places in the queue have no price in it. */
function pricesOf(good: string, trades: Trade[]): number[] {
  return trades
    .filter(trade => !trade.places)
    .flatMap(({ gave, paid }) => {
      const side = countOf(gave, good) > 0 ? [gave, paid] : countOf(paid, good) > 0 ? [paid, gave] : null;
      return side && sizeOf(side[1]!) > 0 ? [sizeOf(side[1]!) / sizeOf(side[0]!)] : [];
    });
}
const placesOf = (trades: Trade[]): number[] =>
  trades.filter(trade => trade.places).map(({ gave, paid }) => Math.abs(sizeOf(gave) - sizeOf(paid)));
const movedOf = (good: string, trades: Trade[]): number =>
  trades.reduce((sum, { gave, paid }) => sum + countOf(gave, good) + countOf(paid, good), 0);

export const EVENTS = ['accepted', 'speculated', 'bought', 'turn', 'final-round'];

export function reportOf(tables: ToldTable[], telling: Telling): GameReport {
  const { words } = telling;
  const { trades, speculated, bought, traded } = dealsOf(tables);
  const told = (value: number | null): string =>
    value === null ? '–' : value.toLocaleString(words.language, { maximumFractionDigits: 1 });
  const head = (id: 'part' | 'trades' | 'card' | 'place' | 'speculator' | 'good' | 'moved' | 'price') =>
    words(`class-rationing-report-${id}`);
  const column = (id: 'traded' | 'bought', counts: Map<number, number>) => ({
    id,
    title: words(`class-rationing-report-${id}`),
    value: (person: number) => String(counts.get(person) ?? 0),
  });
  const among = (part: Part) => trades.filter(trade => trade.part === part);
  const goods = Object.keys(factsOf(telling.deck).goods)
    .filter(good => movedOf(good, trades) > 0)
    .sort((a, b) => movedOf(b, trades) - movedOf(a, trades));
  return {
    tables: [
      {
        title: words('class-rationing-report-parts'),
        why: words('class-rationing-report-parts-why'),
        heads: (['part', 'trades', 'card', 'place', 'speculator'] as const).map(head),
        rows: PARTS.map(part => [
          words('class-rationing-report-part-name', { part }),
          among(part).length,
          told(
            mean(
              among(part).flatMap(({ gave, paid, places }) =>
                places || kindsOf(gave).length === 0 || kindsOf(paid).length === 0
                  ? []
                  : [Math.max(sizeOf(gave), sizeOf(paid)) / Math.min(sizeOf(gave), sizeOf(paid))],
              ),
            ),
          ),
          told(mean(placesOf(among(part)))),
          told(mean(speculated.filter(one => one.part === part).map(one => one.cards))),
        ]),
      },
      {
        title: words('class-rationing-report-goods'),
        why: words('class-rationing-report-goods-why'),
        heads: (['good', 'moved', 'price'] as const).map(head),
        rows: goods.map(good => [goodName(telling, good), movedOf(good, trades), told(mean(pricesOf(good, trades)))]),
      },
    ].filter(table => table.rows.some(row => row.slice(1).some(cell => cell !== 0 && cell !== '–'))),
    columns: [column('traded', traded), column('bought', bought)],
  };
}
