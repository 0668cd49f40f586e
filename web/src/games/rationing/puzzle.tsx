// What to buy, or which deal helps both? A puzzle of the final round in words, with everybody's cards open.
import type { Deck } from '../../table/deck';
import { shortName } from '../../table/deck';
import { Icon } from '../../ui/Icon';
import type { Pseudonym } from '../../words/names';
import type { Words } from '../../words/words';
import type { Telling } from '../module';
import { namesIn } from '../puzzle-people';
import type { AnyPuzzle, ProofStep, PuzzleInWords, PuzzleModule } from '../puzzles';
import {
  cardName,
  cardOf,
  categoryName,
  goodShort,
  goodsOf,
  handOf,
  visitName,
  visitOf,
  type View,
  pointsText,
} from './deck';
import { inOrder, type Bag } from './goods';
import { Cost, PawnDrawing, Stubs, CardIcons } from './parts';
import { offerInWords } from './speech';
import './puzzle.css';
import { namesListed } from '../../words/listed';
import { costText, lackInWords } from './said';

type Purchase = { seat: number; card: string | null; points: number };
type Exchange = { with: number; give: string; take: string; places: boolean };
type Step =
  | ({ because: 'buys' } & Purchase)
  | { because: 'gone' | 'lacks'; card: string; points: number }
  | { because: 'fails' | 'wins'; card: string | null; buys: Purchase[]; totals: number[]; winners: number[] }
  | { because: 'without'; buys: Purchase[] }
  | { because: 'with'; offer: number; buys: Purchase[] }
  | { because: 'poor'; offer: number; seat: number; points: number }
  | { because: 'only'; tried: number };
type RationingPuzzle = AnyPuzzle & {
  seat: number;
  table: View;
  question: { aim: 'buy' | 'win' | 'deal' | 'places'; offers?: Exchange[] };
  answer: { card?: string; offer?: number };
  proof: Step[];
};

type Told = { puzzle: RationingPuzzle; telling: Telling; words: Words; goods: string[] };

const NOTHING = 'nothing';
const doubled = ({ telling, puzzle }: Told, seat: number): string[] =>
  visitOf(telling, puzzle.table.visits[seat] ?? '')?.doubles ?? [];
function pointsOf(told: Told, seat: number, id: string): number {
  const { category, icons } = cardOf(told.telling, id);
  return icons * (doubled(told, seat).includes(category) ? 2 : 1);
}
/** R29: what lies before a seat already. */
const scoreOf = (told: Told, seat: number): number => {
  const bought = told.puzzle.table.bought[seat]!;
  return typeof bought === 'number' ? 0 : bought.reduce((sum, id) => sum + pointsOf(told, seat, id), 0);
};
const queueOf = ({ puzzle }: Told): number[] => puzzle.table.queue.filter(pawn => pawn !== 'speculator');
/** Those in the queue first, then those who have bought already. */
const seatsOf = (told: Told): number[] =>
  [...queueOf(told), ...told.puzzle.table.hands.keys()].filter((seat, at, all) => all.indexOf(seat) === at);
const soFar = (told: Told, seat: number): string =>
  [
    told.words('puzzle-rationing-so-far', {
      n: scoreOf(told, seat),
      cards: (told.puzzle.table.bought[seat] as string[]).length,
    }),
    ...(queueOf(told).includes(seat) ? [] : [told.words('puzzle-rationing-done')]),
  ].join('; ');
const who = ({ puzzle, telling }: Told, seat: number) => ({
  who: telling.names.of(seat),
  whoGen: telling.names.of(seat, 'gen'),
  whoIns: telling.names.of(seat, 'ins'),
  me: seat === puzzle.seat ? 'yes' : 'no',
});
const quoted = (told: Told, id: string) => told.words('puzzle-rationing-card', { card: cardName(told.telling, id) });

function Shop({ told }: { told: Told }) {
  const { puzzle, telling, words, goods } = told;
  const hand = handOf(puzzle.table, puzzle.seat);
  return (
    <ul class="rg-pz-shop" aria-label={words('rationing-shop')}>
      {puzzle.table.row.map(id => {
        const card = cardOf(telling, id);
        return (
          <li key={id}>
            <b>{cardName(telling, id)}</b>
            <span class="pts">
              <span aria-hidden>
                <CardIcons card={card} size={22} />
              </span>
              <small>{pointsText(telling, card)}</small>
            </span>
            <span class="unseen">{costText(telling, card.cost, goods)}</span>
            <span aria-hidden>
              <Cost cost={card.cost} hand={hand} telling={telling} order={goods} icon={24} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Everybody in the order of the queue: what they hold, what counts twice for them, what they have. */
function People({ told }: { told: Told }) {
  const { puzzle, telling, words, goods } = told;
  return (
    <ol class="rg-pz-people" aria-label={words('rationing-queue')}>
      {seatsOf(told).map((seat, at) => (
        <li key={seat} class={seat === puzzle.seat ? 'me' : ''}>
          <span class="at">
            <b>{at < queueOf(told).length ? at + 1 : '–'}</b>
            <PawnDrawing pawn={seat} size={34} />
          </span>
          <span class="name">
            <b>{telling.names.of(seat)}</b> {puzzle.question.aim === 'win' && <small>{soFar(told, seat)}</small>}
          </span>
          <span class="visit">
            <small>{visitName(telling, puzzle.table.visits[seat]!)}:</small>
            {doubled(told, seat).map(category => (
              <span key={category} class="twice">
                <Icon id={`cat-${category}`} size={20} />
                {categoryName(telling, category)}&nbsp;×2
              </span>
            ))}
          </span>
          <span class="hand">
            <Stubs bag={handOf(puzzle.table, seat) ?? {}} telling={telling} order={goods} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function Paper({ told }: { told: Told }) {
  const { puzzle, telling, words, goods } = told;
  const { aim } = puzzle.question;
  const counted = (bag: Bag) =>
    inOrder(bag, goods)
      .map(([good, n]) => `${n > 1 ? `${n}×` : ''}${goodShort(telling, good)}`)
      .join(', ');
  return (
    <div class="rg-pz-paper">
      <p>
        {words('puzzle-rationing-open', { aim })} {words('puzzle-rationing-everyone')}{' '}
        {words('puzzle-rationing-aim', { aim })}
      </p>
      <ul>
        {puzzle.table.row.map(id => {
          const card = cardOf(telling, id);
          return (
            <li key={id}>
              <b>{cardName(telling, id)}</b>: {pointsText(telling, card)} ← {counted(card.cost)}
            </li>
          );
        })}
      </ul>
      <ol>
        {seatsOf(told).map((seat, at) => (
          <li key={seat}>
            <b>
              {at < queueOf(told).length ? `${at + 1}.` : '–'} {telling.names.of(seat)}
            </b>{' '}
            (
            {doubled(told, seat)
              .map(category => `${categoryName(telling, category)}\u00a0×2`)
              .join(', ')}
            {aim === 'win' && `; ${soFar(told, seat)}`}): {counted(handOf(puzzle.table, seat) ?? {})}
          </li>
        ))}
      </ol>
    </div>
  );
}

const exchangeInWords = (told: Told, one: Exchange): string =>
  told.words('puzzle-rationing-offer', {
    who: told.telling.names.of(one.with),
    deal: offerInWords(told.telling, { give: one.give, want: one.take, places: one.places }),
  });

const purchasesInWords = (told: Told, buys: Purchase[]): string =>
  buys
    .map(one =>
      one.card
        ? told.words('puzzle-rationing-buys', { ...who(told, one.seat), card: quoted(told, one.card), n: one.points })
        : told.words('puzzle-rationing-passes', who(told, one.seat)),
    )
    .join(' ');

function stepInWords(told: Told, step: Step): ProofStep {
  const { puzzle, telling } = told;
  const say = told.words;
  const rule = (id: string) => say('puzzle-note-rule', { rule: id });
  switch (step.because) {
    case 'buys': {
      const title = step.card
        ? say('puzzle-rationing-title-buys', { ...who(told, step.seat), card: quoted(told, step.card) })
        : say('puzzle-rationing-title-passes', who(told, step.seat));
      const twice = step.card !== null && doubled(told, step.seat).includes(cardOf(telling, step.card).category);
      return {
        title,
        text: step.card
          ? say('puzzle-rationing-step-buys', { n: step.points, twice: twice ? 'yes' : 'no' })
          : say('puzzle-rationing-step-passes'),
        note: rule('R28'),
      };
    }
    case 'gone':
      return {
        title: say('puzzle-rationing-title-gone', { card: quoted(told, step.card) }),
        text: say('puzzle-rationing-step-gone', { n: step.points }),
        note: rule('R28'),
      };
    case 'lacks': {
      const goods = lackInWords({ telling, hand: handOf(puzzle.table, puzzle.seat) }, cardOf(telling, step.card).cost);
      return {
        title: say('puzzle-rationing-title-lacks', { card: quoted(told, step.card) }),
        text: say('puzzle-rationing-step-lacks', { n: step.points, goods }),
        note: rule('R15'),
      };
    }
    case 'fails':
    case 'wins': {
      const totals = seatsOf(told)
        .map(seat => `${telling.names.of(seat)}\u00a0${step.totals[seat]}`)
        .join(', ');
      const draw = step.winners.length > 1;
      return {
        title: step.card
          ? say('puzzle-rationing-title-try', { card: quoted(told, step.card) })
          : say('puzzle-rationing-title-try-nothing'),
        text: `${purchasesInWords(told, step.buys.slice(1))} ${say('puzzle-rationing-totals', { list: totals })} ${
          step.because === 'wins'
            ? say('puzzle-rationing-you-win')
            : draw
              ? say('puzzle-rationing-draw', {
                  list: namesListed(telling, step.winners),
                })
              : say('puzzle-rationing-other-wins', { who: telling.names.of(step.winners[0]!) })
        }`.trim(),
        note: rule('R30'),
      };
    }
    case 'without':
      return {
        title: say('puzzle-rationing-title-without'),
        text: purchasesInWords(told, step.buys),
        note: rule('R28'),
      };
    case 'with': {
      const before = (puzzle.proof.find(one => one.because === 'without') as { buys: Purchase[] }).buys;
      const partner = puzzle.question.offers![step.offer]!.with;
      const points = (buys: Purchase[], seat: number) => buys.find(one => one.seat === seat)!.points;
      const gains = [puzzle.seat, partner]
        .map(seat =>
          say('puzzle-rationing-gain', {
            ...who(told, seat),
            before: points(before, seat),
            after: points(step.buys, seat),
          }),
        )
        .join(' ');
      return {
        title: exchangeInWords(told, puzzle.question.offers![step.offer]!),
        text: `${purchasesInWords(told, step.buys)} ${gains}`,
        note: rule(puzzle.question.offers![step.offer]!.places ? 'R17' : 'R16'),
      };
    }
    case 'poor':
      return {
        title: exchangeInWords(told, puzzle.question.offers![step.offer]!),
        text: say('puzzle-rationing-step-poor', { ...who(told, step.seat), n: step.points }),
        note: rule('R29'),
      };
    case 'only':
      return {
        title: say('puzzle-rationing-title-only'),
        text: say('puzzle-rationing-step-only', { n: step.tried }),
        note: say('puzzle-rationing-tried'),
      };
  }
}

function inWords(any: AnyPuzzle, deck: Deck, say: Words, list: Pseudonym[]): PuzzleInWords {
  const puzzle = any as RationingPuzzle;
  const { aim, offers } = puzzle.question;
  const called = namesIn(puzzle, list, say.language);
  const names = {
    of: (seat: number, form = 'nom' as Parameters<typeof called>[1]) =>
      seat === puzzle.seat ? say('puzzle-rationing-you') : called(seat, form),
    gender: () => 'x' as const,
  };
  const telling: Telling = { deck, words: say, names };
  const told: Told = { puzzle, telling, words: say, goods: goodsOf(telling) };
  const title = say('puzzle-rationing-question', { aim });
  const hand = handOf(puzzle.table, puzzle.seat);
  const able = puzzle.table.row.filter(id => lackInWords({ telling, hand }, cardOf(telling, id).cost) === '');
  const cards = (ids: string[]) => ids.map(id => ({ id, label: shortName(deck, id) }));
  return {
    title,
    question: title,
    told: say('puzzle-rationing-story'),
    story: (
      <>
        <p>{say('puzzle-rationing-open', { aim })}</p>
        <p>{say('puzzle-rationing-everyone')}</p>
        <p>{say('puzzle-rationing-aim', { aim })}</p>
      </>
    ),
    paper: <Paper told={told} />,
    scene: (
      <div class="paper rg-pz">
        <Shop told={told} />
        <People told={told} />
      </div>
    ),
    answers: offers
      ? offers.map((one, at) => ({ id: String(at), label: exchangeInWords(told, one) }))
      : aim === 'win'
        ? [...cards(able), { id: NOTHING, label: say('puzzle-rationing-nothing') }]
        : cards(puzzle.table.row),
    right: puzzle.answer.card ?? String(puzzle.answer.offer),
    wrong: label => say('puzzle-rationing-wrong', { answer: label }),
    proof: puzzle.proof.map(step => stepInWords(told, step)),
    rule: aim === 'win' ? 'R30' : aim === 'buy' ? 'R28' : 'R26',
    ruled: say('puzzle-rationing-rule'),
  };
}

export const puzzle: PuzzleModule = { inWords };
