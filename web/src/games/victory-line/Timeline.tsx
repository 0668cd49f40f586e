// The lines on a strip of time: a chip for each event, its name over or under it; on a narrow screen a list by lines.
import { Icon } from '../../ui/Icon';
import { words } from '../../words/words';
import { spanLabel, type Cell, type Line } from './cells';
import { dayOf, shortDate } from './dates';
import type { BoardDeck } from './deck';
import { eventsOf, labels, periodsOf, scaleFor, tiers } from './timeline';
import { teamAt, teamsAt } from './teams';

type TimelineProps = {
  lines: Line[];
  /** every chip on the board, for the row of all moves */
  chips: Record<Cell, number>;
  teams: number;
  deck: BoardDeck;
  chosen: Cell | null;
  width: number;
  /** read from the other end of the room: the list, large */
  far: boolean;
  onChoose(cell: Cell): void;
};

const GUTTER = 136;
/** From the middle of a line to the edge of the names next to it, and what each further row of names takes. */
const HALF = 61;
const TIER = 40;
/** A column that is so wide says its last year, too. */
const SAID = 110;

export function Timeline(props: TimelineProps) {
  return props.width < 760 || props.far ? <LineLists {...props} /> : <Strip {...props} />;
}

function LineLists({ lines, deck, chosen, onChoose }: TimelineProps) {
  return (
    <div class="vl-lists" data-many={lines.length > 3}>
      {lines.map((line, at) => (
        <section key={at}>
          <h3>
            {words('victory-line-end-line', { number: at + 1 })} <small>{spanLabel(line.cells)}</small>
          </h3>
          <ol class={teamAt(line.team).id}>
            {eventsOf(line.cells, deck).map(event => (
              <li key={event.id}>
                <button
                  type="button"
                  aria-pressed={chosen === event.cell}
                  data-event={event.cell}
                  onClick={() => onChoose(event.cell)}
                >
                  <Icon id={`chip-${teamAt(line.team).shape}-star`} size={26} />
                  <span>
                    <small>{shortDate(event, deck.language)}</small>
                    {event.name}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function Strip({ lines, chips, teams, deck, chosen, width, onChoose }: TimelineProps) {
  const room = width - GUTTER - 12;
  const told = lines.map(line =>
    eventsOf(line.cells, deck).map(event => ({
      event,
      day: dayOf(event),
      width: event.name.length * (deck.language === 'ru' ? 8 : 7.5) + 8,
    })),
  );
  const periods = periodsOf(deck);
  const { starts, years } = periods;
  const scale = scaleFor(told, room, periods);
  const at = (day: number) => GUTTER + scale.dayAt(day);
  const moves = teamsAt(teams).map((team, index) => ({
    team,
    events: eventsOf(
      Object.keys(chips).filter(cell => chips[cell] === index),
      deck,
    ),
  }));
  const head = 40 + moves.length * 22 + 12;
  let top = head - 3;
  const rows = lines.map((line, index) => {
    const own = told[index]!;
    const widths = own.map(({ width }) => width);
    const found = labels(
      own.map(({ day }) => scale.dayAt(day)),
      widths,
      room,
      own.map(({ day }) => scale.bounds(day)),
    );
    const tier = tiers(found, widths);
    const placed = found.map((label, at) => ({ ...label, tier: tier[at]! }));
    const most = (side: -1 | 1) => Math.max(0, ...placed.map(label => (label.side === side ? label.tier : 0)));
    const middle = top + HALF + most(-1) * TIER;
    top = middle + HALF + most(1) * TIER;
    return { line, events: own.map(({ event }) => event), placed, middle };
  });
  return (
    <div class="vl-strip" style={{ height: `${top}px` }}>
      <svg width={width} height={top} aria-hidden>
        {starts.map((year, index) => {
          const from = GUTTER + scale.yearAt(year);
          const to = GUTTER + scale.yearAt(year + years);
          const said = years > 1 && to - from > SAID ? `${year}–${year + years - 1}` : year;
          return (
            <g key={year}>
              <rect
                x={from}
                y={1}
                width={to - from}
                height={30}
                fill={index % 2 ? 'var(--paper-sunk)' : 'var(--paper)'}
                stroke="var(--ink)"
                stroke-width="1.5"
              />
              {index > 0 && <path d={`M${from} 31V${top - 6}`} stroke="var(--paper-edge)" stroke-width="1.5" />}
              <text x={(from + to) / 2} y={23} text-anchor="middle" class="year">
                {said}
              </text>
            </g>
          );
        })}
        {moves.map(({ team, events }, row) =>
          events.map(event => (
            <use
              key={event.id}
              href={`#chip-${team.shape}`}
              x={at(dayOf(event)) - 8}
              y={39 + row * 22}
              width={16}
              height={16}
            />
          )),
        )}
        {rows.map(({ line, placed, middle }, index) => {
          const [from, to] = [GUTTER + placed[0]!.x, GUTTER + placed[placed.length - 1]!.x];
          return (
            <g key={index}>
              {placed.map(
                ({ x, side, tier }, at) =>
                  tier > 0 && (
                    <path
                      key={at}
                      d={`M${GUTTER + x} ${middle}v${side * (20 + tier * TIER)}`}
                      stroke="var(--ink-2)"
                      stroke-width="1.5"
                    />
                  ),
              )}
              <path
                d={`M${from} ${middle}H${to}`}
                stroke="var(--chip-outline)"
                stroke-width="12"
                stroke-linecap="round"
              />
              <path
                d={`M${from} ${middle}H${to}`}
                stroke={`var(--team-${teamAt(line.team).id})`}
                stroke-width="8"
                stroke-linecap="round"
              />
            </g>
          );
        })}
      </svg>
      <span class="all" style={{ top: '40px' }}>
        {words('victory-line-end-all')}
      </span>
      {rows.map(({ line, events, placed, middle }, index) => (
        <section
          key={index}
          aria-label={`${words('victory-line-end-line', { number: index + 1 })}, ${spanLabel(line.cells)}`}
        >
          <h3 style={{ top: `${middle - 26}px` }}>
            {words('victory-line-end-line', { number: index + 1 })}
            <small>{spanLabel(line.cells)}</small>
          </h3>
          <ol>
            {events.map((event, number) => {
              const { x, left, side, tier } = placed[number]!;
              return (
                <li key={event.id}>
                  <button
                    type="button"
                    class="chip"
                    aria-hidden
                    tabIndex={-1}
                    style={{ left: `${GUTTER + x}px`, top: `${middle}px` }}
                    onClick={() => onChoose(event.cell)}
                  >
                    <Icon id={`chip-${teamAt(line.team).shape}-star`} size={30} />
                  </button>
                  <button
                    type="button"
                    class="name"
                    aria-pressed={chosen === event.cell}
                    data-event={event.cell}
                    style={{
                      left: `${GUTTER + left}px`,
                      top: `${middle + (side < 0 ? -57 - tier * TIER : 18 + tier * TIER)}px`,
                    }}
                    onClick={() => onChoose(event.cell)}
                  >
                    <small>{shortDate(event, deck.language)}</small>
                    {event.name}
                  </button>
                </li>
              );
            })}
          </ol>
        </section>
      ))}
    </div>
  );
}
