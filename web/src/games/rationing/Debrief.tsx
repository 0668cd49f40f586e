// After the game: what each good was worth round by round, the speculator's takings, what it was really like, what to
// discuss.
import { useState } from 'preact/hooks';
import { engine } from '../../engine/engine';
import { wholeStory } from '../../table/replay';
import { Icon } from '../../ui/Icon';
import { useLoad } from '../../ui/load';
import type { TableProps, Telling } from '../module';
import { factsOf, goodAcc, goodShort, goodsOf, textsOf } from './deck';
import { goodInk, Rove } from './parts';
import { debriefOf, mostTraded, type Debrief as Summary, type Round } from './worth';
import { dateText } from '../../words/date';

const number = (telling: Telling, value: number) =>
  new Intl.NumberFormat(telling.words.language, { maximumFractionDigits: 1 }).format(value);

export function Debrief({ session, telling }: TableProps) {
  const { words } = telling;
  const told = debriefOf(session.story.value);
  const load = async () => {
    const text = await session.journal();
    return text ? debriefOf(wholeStory(await engine(), text)) : null;
  };
  // A device that came back was told the last steps only; the file of the game has them all.
  const summary = useLoad(told.whole ? null : load, [session]).value ?? told;
  const { speculator, places } = summary;
  return (
    <>
      <div class="rg-low-end">
        <Worth summary={summary} telling={telling} />
        <section class="paper rg-spec-end">
          <Icon id="pawn-speculator" size={92} />
          <div>
            <p class="form-label">{words('rationing-debrief-spec')}</p>
            <h3>
              {words('rationing-debrief-spec-title', { n: speculator.purchases.length, cards: speculator.cards })}
            </h3>
            <p class="muted narrow">
              {words('rationing-debrief-spec-text', { card: speculator.forCard, place: speculator.forPlace })}
            </p>
            <p class="muted narrow">
              {words('rationing-debrief-deals', { n: summary.deals })}{' '}
              {words('rationing-debrief-places', {
                n: places.sold,
                cards: number(telling, places.sold ? places.cards / places.sold : 0),
              })}
            </p>
          </div>
        </section>
      </div>
      <History telling={telling} />
    </>
  );
}

function Worth({ summary, telling }: { summary: Summary; telling: Telling }) {
  const { words } = telling;
  const goods = goodsOf(telling);
  const [good, setGood] = useState(() =>
    summary.rounds.some(round => round.worth.butter !== undefined) ? 'butter' : mostTraded(summary, goods),
  );
  const rounds = summary.rounds;
  const traded = rounds.some(round => Object.keys(round.worth).length > 0);
  return (
    <section class="paper rg-worth" aria-label={words('rationing-debrief-title')}>
      <div class="rg-worth-words">
        <p class="form-label">{words('rationing-debrief-label')}</p>
        <h3>
          {traded
            ? words('rationing-debrief-worth', { good: goodAcc(telling, good) })
            : words('rationing-debrief-title')}
        </h3>
        <p class="muted narrow">
          {traded
            ? words('rationing-debrief-axis', { good: goodAcc(telling, good) })
            : words('rationing-debrief-no-deals')}
        </p>
        {!summary.whole && <p class="muted narrow">{words('rationing-debrief-partial')}</p>}
      </div>
      {traded && (
        <>
          <Chart good={good} rounds={rounds} telling={telling} />
          <Rove class="rg-worth-goods" label={words('rationing-debrief-good')}>
            {goods.map(one => (
              <button
                key={one}
                type="button"
                data-rove
                class={one === good ? 'rg-chip on' : 'rg-chip'}
                style={goodInk(one)}
                aria-pressed={one === good}
                onClick={() => setGood(one)}
              >
                <Icon id={`good-${one}`} size={22} />
                <span>{goodShort(telling, one)}</span>
              </button>
            ))}
          </Rove>
          <details class="rg-worth-table">
            <summary>{words('rationing-debrief-table')}</summary>
            <div class="rg-scroll" tabIndex={0} role="group" aria-label={words('rationing-debrief-title')}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{words('rationing-debrief-round')}</th>
                    {goods.map(one => (
                      <th key={one} scope="col">
                        {goodShort(telling, one)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rounds.map(round => (
                    <tr key={round.number}>
                      <th scope="row">{round.final ? words('rationing-debrief-final') : round.number}</th>
                      {goods.map(one => (
                        <td key={one}>{round.worth[one] === undefined ? '–' : number(telling, round.worth[one])}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </details>
        </>
      )}
    </section>
  );
}

const WIDE = 560;
const HIGH = 206;
const LEFT = 34;
const RIGHT = 546;
const FLOOR = 176;
const CEILING = 19;

function Chart({ good, rounds, telling }: { good: string; rounds: readonly Round[]; telling: Telling }) {
  const { words } = telling;
  const most = Math.max(2, ...rounds.map(round => Math.ceil(round.worth[good] ?? 0)));
  const x = (at: number) =>
    rounds.length < 2 ? (LEFT + RIGHT) / 2 : LEFT + (at * (RIGHT - LEFT)) / (rounds.length - 1);
  const y = (worth: number) => FLOOR - (worth * (FLOOR - CEILING)) / most;
  const points = rounds.flatMap((round, at) =>
    round.worth[good] === undefined ? [] : [{ at, worth: round.worth[good]!, round }],
  );
  const said = rounds
    .map(round =>
      round.worth[good] === undefined
        ? words('rationing-debrief-point-none', { round: round.number })
        : words('rationing-debrief-point', { round: round.number, worth: number(telling, round.worth[good]!) }),
    )
    .join('; ');
  const every = Math.ceil(rounds.length / 10);
  const lines = Array.from({ length: most + 1 }, (_, worth) => worth).filter(
    worth => most <= 5 || worth % Math.ceil(most / 5) === 0,
  );
  return (
    <svg class="rg-chart" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={said} style={goodInk(good)}>
      {lines.map(worth => (
        <g key={worth}>
          <path d={`M${LEFT} ${y(worth)}H${RIGHT}`} stroke="var(--rule)" stroke-width="1" />
          <text x={LEFT - 10} y={y(worth) + 5} text-anchor="end">
            {worth}
          </text>
        </g>
      ))}
      <path
        d={points
          .map(({ at, worth }, index) => `${index ? 'L' : 'M'}${x(at).toFixed(1)} ${y(worth).toFixed(1)}`)
          .join('')}
        fill="none"
        stroke="var(--g-ink)"
        stroke-width="3"
        stroke-linejoin="round"
      />
      {points.map(({ at, worth }) => (
        <circle
          key={at}
          cx={x(at)}
          cy={y(worth)}
          r="4.5"
          fill="var(--g-paper)"
          stroke="var(--g-ink)"
          stroke-width="2"
        />
      ))}
      {rounds.map(
        (round, at) =>
          at % every === 0 && (
            <text key={at} x={x(at)} y={HIGH - 4} text-anchor="middle">
              {round.number}
            </text>
          ),
      )}
      {points.length === 0 && (
        <text x={WIDE / 2} y={HIGH / 2} text-anchor="middle">
          {words('rationing-debrief-none', { good: goodAcc(telling, good) })}
        </text>
      )}
    </svg>
  );
}

function History({ telling }: { telling: Telling }) {
  const { words } = telling;
  const texts = textsOf(telling.deck);
  const facts = factsOf(telling.deck);
  return (
    <div class="rg-past">
      <section aria-label={words('rationing-history-title')} class="rg-history">
        <h3>{words('rationing-history-title')}</h3>
        <p class="muted">{words('rationing-history-about')}</p>
        <div class="rg-history-cards">
          {facts.history.map(({ id, figures }) => {
            const card = texts.history[id];
            if (!card) return null;
            return (
              <details key={id} class="paper">
                <summary>
                  <span class="t">{card.title}</span>
                  <Icon id="ui-book" size={22} />
                </summary>
                <p>{card.text}</p>
                <dl>
                  {figures.map((figure, at) => (
                    <div key={at}>
                      <dt>{dateInWords(telling, figure.date)}</dt>
                      <dd>{card.figures[at]}</dd>
                    </div>
                  ))}
                </dl>
              </details>
            );
          })}
        </div>
      </section>
    </div>
  );
}

/** A day, a month, a year, or a span of two such. */
export const dateInWords = (telling: Telling, date: string): string =>
  date
    .split('/')
    .map(one => dateText(one, telling.words.language))
    .join('–');
