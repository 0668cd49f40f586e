// Who holds that card? A puzzle of triples in words, with a sheet for one's notes.
import { useState } from 'preact/hooks';
import type { Deck } from '../../table/deck';
import { shortName } from '../../table/deck';
import type { Case, Pseudonym } from '../../words/names';
import { words, type Words } from '../../words/words';
import { namesIn } from '../puzzle-people';
import type { AnyPuzzle, ProofStep, PuzzleInWords, PuzzleModule } from '../puzzles';
import { cardsOf, type Cards, type GameCard } from './deck';
import { GameCardFace } from './parts/Cards';
import { frameOf } from './PictureCard';
import { quoted } from './tell';
import './picture-card.css';
import './triples.css';
import './puzzle.css';
import { either, listed } from '../../words/listed';

type Ask = {
  n: number;
  seat: number;
  to?: number;
  card: string;
  answer: 'refused' | 'gave' | 'mistaken';
  bare?: boolean;
};
type Fact = { says: 'no' | 'yes' | 'any' | 'not-both' | 'filled'; seat: number; cards: string[]; because: string };
type Step = { ask?: number; facts: Fact[]; from: number[] };
export type TriplesPuzzle = AnyPuzzle & {
  hand: string[];
  sizes: number[];
  shown: string[];
  asks: Ask[];
  question: { card: string };
  answer: { seat: number };
  proof: Step[];
};

const ME = 0;

type Telling = {
  puzzle: TriplesPuzzle;
  cards: Cards;
  deck: Deck;
  words: Words;
  name(seat: number, form?: Case): string;
};

function people({ name }: Telling, seat: number, key: string) {
  return {
    [key]: name(seat),
    [`${key}-acc`]: name(seat, 'acc'),
    [`${key}-gen`]: name(seat, 'gen'),
    [`${key}-dat`]: name(seat, 'dat'),
    [`${key}-ins`]: name(seat, 'ins'),
    [`${key}-me`]: seat === ME ? 'yes' : 'no',
  };
}

const cardName = ({ cards, words }: Telling, id: string) => quoted(cards.card(id).name, words.language);

function Story({ telling }: { telling: Telling }) {
  const { puzzle, words } = telling;
  return (
    <ol class="pz-story">
      {puzzle.asks.map(ask => (
        <li key={ask.n}>
          <b class="pz-n" aria-label={words('puzzle-triples-ask-number', { n: ask.n })}>
            {ask.n}
          </b>
          <span>
            {askText(telling, ask)}{' '}
            <span class={ask.answer === 'gave' ? 'pz-yes' : 'pz-no'}>{answerText(telling, ask)}</span>
            {ask.bare && <small class="muted"> {words('puzzle-triples-bare', people(telling, ask.seat, 'who'))}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function askText(telling: Telling, ask: Ask): string {
  const card = cardName(telling, ask.card);
  const who = people(telling, ask.seat, 'who');
  // Whom a mistaken ask went to tells nothing, and is not told.
  if (ask.to === undefined) return telling.words('puzzle-triples-asks-all', { ...who, card });
  return telling.words('puzzle-triples-asks', { ...who, ...people(telling, ask.to, 'whom'), card });
}

function answerText(telling: Telling, ask: Ask): string {
  const values = { ...people(telling, ask.seat, 'who'), ...people(telling, ask.to ?? ask.seat, 'whom') };
  return telling.words(`puzzle-triples-${ask.answer}`, values);
}

/** What one sees without thinking: how many play, what of these sets one holds, how many cards the others have. */
function Seen({ telling }: { telling: Telling }) {
  const { puzzle, words, cards } = telling;
  const sets = puzzle.shown.map(id => cards.set(id));
  const mine = puzzle.hand.filter(id => sets.some(set => set.members.some(card => card.id === id)));
  const sizesMatter = puzzle.proof.some(step => step.facts.some(fact => ['full', 'all-needed'].includes(fact.because)));
  return (
    <p class="pz-seen muted">
      {words('puzzle-triples-seen', { players: puzzle.players })}{' '}
      {mine.length === 0
        ? words('puzzle-triples-mine-none', {
            sets: listed(
              words,
              sets.map(set => String(set.number)),
            ),
            count: sets.length,
          })
        : words('puzzle-triples-mine', {
            cards: listed(
              words,
              mine.map(id => cardName(telling, id)),
            ),
          })}{' '}
      {sizesMatter &&
        words('puzzle-triples-sizes', {
          sizes: listed(
            words,
            puzzle.sizes.flatMap((size, seat) => (seat === ME ? [] : [`${telling.name(seat)}\u00a0${size}`])),
          ),
        })}{' '}
      {puzzle.sizes.some((size, seat) => seat !== ME && size === 0) &&
        words('puzzle-triples-empty', {
          who: listed(
            words,
            puzzle.sizes.flatMap((size, seat) => (seat !== ME && size === 0 ? [telling.name(seat)] : [])),
          ),
        })}{' '}
      {words('puzzle-triples-rest')}
    </p>
  );
}

const MARKS = ['', 'x', 'v', 'q'] as const;
type Mark = (typeof MARKS)[number];
const SIGNS: Record<Mark, string> = { '': '', x: '✗', v: '✓', q: '?' };
const KEYS: Record<string, Mark> = { x: 'x', v: 'v', '?': 'q', Delete: '', Backspace: '' };

function Notes({ telling }: { telling: Telling }) {
  const { puzzle, cards, deck } = telling;
  const rows = puzzle.shown.flatMap(id => cards.set(id).members);
  const [marks, setMarks] = useState<Record<string, Mark>>({});
  const seats = [...puzzle.sizes.keys()];
  const fixed = (card: GameCard, seat: number): Mark | null =>
    seat === ME
      ? puzzle.hand.includes(card.id)
        ? 'v'
        : 'x'
      : puzzle.hand.includes(card.id) || puzzle.sizes[seat] === 0
        ? 'x'
        : null;
  const put = (key: string, mark: Mark) => setMarks({ ...marks, [key]: mark });
  return (
    <section class="paper pz-box">
      <div class="pz-head">
        <h2>{words('puzzle-notes')}</h2>
        <span class="muted pz-keys">{words('puzzle-notes-how')}</span>
      </div>
      <div class="pz-scroll" tabIndex={0} role="region" aria-label={words('puzzle-notes')}>
        <table class="pz-notes">
          <thead>
            <tr>
              <td />
              {seats.map(seat => (
                <th key={seat} scope="col">
                  {telling.name(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(card => (
              <tr key={card.id}>
                <th scope="row">
                  <b class="pz-set" style={{ background: `var(--frame-${card.frame})` }}>
                    {card.frame}
                  </b>{' '}
                  {shortName(deck, card.id)}
                </th>
                {seats.map(seat => {
                  const key = `${card.id} ${seat}`;
                  const sure = fixed(card, seat);
                  const mark = sure ?? marks[key] ?? '';
                  if (sure !== null)
                    return (
                      <td key={seat} class={`sure ${mark}`}>
                        <span aria-label={words('puzzle-mark', { mark })}>{SIGNS[mark]}</span>
                      </td>
                    );
                  return (
                    <td key={seat} class={mark}>
                      <button
                        type="button"
                        aria-label={words('puzzle-note', {
                          who: telling.name(seat),
                          card: card.name,
                          mark: mark || 'none',
                        })}
                        onClick={() => put(key, MARKS[(MARKS.indexOf(mark) + 1) % MARKS.length]!)}
                        onKeyDown={event => {
                          const wish = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
                          if (wish === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
                          event.preventDefault();
                          put(key, wish);
                        }}
                      >
                        {SIGNS[mark]}
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Row({ telling }: { telling: Telling }) {
  const { puzzle, cards, words } = telling;
  const set = cards.setOf(puzzle.question.card);
  return (
    <div class="pz-cards">
      {set.members.map(card => (
        <div key={card.id} class={card.id === puzzle.question.card ? 'pz-card asked' : 'pz-card'}>
          <span class="card tr-card" style={frameOf(card.frame)} lang={words.language}>
            <GameCardFace card={card} plain={false} />
          </span>
        </div>
      ))}
    </div>
  );
}

// ---- the proof

const RULES: Record<string, string> = {
  asks: 'T10',
  refuses: 'T9',
  gives: 'T8',
  mistakes: 'T10',
  'not-all': 'T13',
  promise: 'T10',
  full: 'T3',
  'all-needed': 'T3',
};

function heard(telling: Telling, step: Step): ProofStep {
  const { puzzle, words, cards } = telling;
  const ask = puzzle.asks.find(one => one.n === step.ask)!;
  const card = cardName(telling, ask.card);
  const who = people(telling, ask.seat, 'who');
  const whom = people(telling, ask.to ?? ask.seat, 'whom');
  const set = cards.setOf(ask.card).number;
  const because = (code: string, says?: Fact['says']) =>
    step.facts.find(fact => fact.because === code && (!says || fact.says === says));
  const said: string[] = [];
  const any = because('asks', 'any');
  if (any)
    said.push(
      words('puzzle-triples-step-any', {
        ...who,
        set,
        lacks: because('asks', 'no') ? 'yes' : 'no',
        cards: either(
          words,
          any.cards.map(id => cardName(telling, id)),
        ),
      }),
    );
  else if (because('asks', 'no')) said.push(words('puzzle-triples-step-lacks', { ...who, card }));
  if (because('refuses'))
    said.push(words('puzzle-triples-step-lacks', { ...people(telling, because('refuses')!.seat, 'who'), card }));
  if (because('gives', 'yes')) said.push(words('puzzle-triples-step-has', { ...who, card }));
  else if (because('gives')) said.push(words('puzzle-triples-step-gone', { ...who, card }));
  if (because('mistakes')) said.push(words('puzzle-triples-step-mistake', { ...who, set }));
  const pair = because('not-all');
  if (pair)
    said.push(
      words('puzzle-triples-step-not-both', {
        ...whom,
        card,
        cards: listed(
          words,
          pair.cards.map(id => cardName(telling, id)),
        ),
      }),
    );
  const rules = [...new Set(step.facts.map(fact => RULES[fact.because]!))];
  return {
    title: words('puzzle-triples-title-asks', { ...who, card }),
    text: said.join(' '),
    note: words('puzzle-triples-note-ask', { n: ask.n, rules: rules.join(', ') }),
  };
}

function thought(telling: Telling, step: Step): ProofStep {
  const { puzzle, words } = telling;
  const fact = step.facts[0]!;
  const names = (ids: string[]) =>
    listed(
      words,
      [...new Set(ids)].map(id => cardName(telling, id)),
    );
  const concluded = step.facts.flatMap(one => one.cards);
  const holders = [
    ...new Set(step.from.flatMap(at => puzzle.proof[at]!.facts.filter(one => one.says === 'any').map(one => one.seat))),
  ];
  // What those people can have of what they promised.
  const before = step.from.flatMap(at => puzzle.proof[at]!.facts);
  const excluded = (seat: number, id: string) =>
    before.some(one => one.says === 'no' && one.seat === seat && one.cards.includes(id));
  const shared = before
    .filter(one => one.says === 'any')
    .flatMap(one => one.cards.filter(id => !excluded(one.seat, id)));
  const values = {
    ...people(telling, fact.seat, 'who'),
    card: cardName(telling, fact.cards[0]!),
    cards: names(fact.because === 'counting' ? shared : concluded),
    people: listed(
      words,
      holders.map(seat => telling.name(seat)),
    ),
    count: fact.because === 'counting' ? holders.length : concluded.length,
    size: puzzle.sizes[fact.seat]!,
    says: fact.says,
  };
  const code = `${fact.because}${fact.because === 'full' && fact.says === 'filled' ? 'filled' : ''}` as 'counting';
  const rule = RULES[fact.because];
  return {
    title: words(`puzzle-triples-title-${code}`, values),
    text: words(`puzzle-triples-step-${code}`, values),
    note: rule ? words('puzzle-note-rule', { rule }) : words('puzzle-note-thought'),
  };
}

function inWords(any: AnyPuzzle, deck: Deck, words: Words, list: Pseudonym[]): PuzzleInWords {
  const puzzle = any as TriplesPuzzle;
  const called = namesIn(puzzle, list, words.language);
  const cards = cardsOf(deck);
  const name = (seat: number, form: Case = 'nom') =>
    seat === ME ? words('puzzle-triples-you', { form }) : called(seat, form);
  const telling: Telling = { puzzle, cards, deck, words, name };
  const title = words('puzzle-triples-question', { card: cardName(telling, puzzle.question.card) });
  const story = (
    <>
      <Story telling={telling} />
      <Seen telling={telling} />
    </>
  );
  return {
    title,
    question: title,
    told: words('puzzle-triples-story'),
    story,
    paper: <div class="pz-paper">{story}</div>,
    scene: (
      <>
        <Row telling={telling} />
        <Notes key={puzzle.id} telling={telling} />
      </>
    ),
    answers: [...puzzle.sizes.keys()]
      .filter(seat => seat !== ME)
      .map(seat => ({ id: String(seat), label: name(seat) })),
    right: String(puzzle.answer.seat),
    wrong: who => words('puzzle-triples-wrong', { who }),
    proof: puzzle.proof.map(step => (step.ask === undefined ? thought(telling, step) : heard(telling, step))),
    rule: 'T10',
    ruled: words('puzzle-triples-rule'),
  };
}

export const puzzle: PuzzleModule = { inWords };
