// A table for any game: who sits there with what, what lies in the middle, what one may do. Made of the view, the list
// of commands and the deck; it knows no rule.
import type { TableProps, Telling } from '../games/module';
import type { VerbForm } from '../games/schema';
import { AwaySince } from '../ui/away';
import { Avatar, scriptOf, seatColour } from '../ui/Seat';
import { Acts } from './Acts';
import { winnersOf } from './tell';
import { zonesOf, type Shape, type Zone } from './zones';
import './generic.css';

/** So many backs are drawn; the number says the rest. */
const BACKS = 8;

function Lying({ zone, telling }: { zone: Zone; telling: Telling }) {
  const { words } = telling;
  if (zone.text !== undefined) return <dd>{zone.text}</dd>;
  if (zone.items === null) {
    return (
      <dd class="gen-counted">
        <span class="unseen">{words('generic-cards', { count: zone.count })}</span>
        <span class="backs" aria-hidden>
          {Array.from({ length: Math.min(zone.count, BACKS) }, (_, at) => (
            <i key={at} />
          ))}
        </span>
        <b aria-hidden>{zone.count}</b>
      </dd>
    );
  }
  if (zone.items.length === 0) return <dd class="muted">{words('generic-none')}</dd>;
  return (
    <dd>
      <ul class="gen-cards">
        {zone.items.map((item, at) => (
          <li key={`${item.id} ${at}`} class="gen-card">
            {item.text}
          </li>
        ))}
      </ul>
    </dd>
  );
}

const ZoneList = ({ zones, telling }: { zones: Zone[]; telling: Telling }) => (
  <dl class="gen-zones">
    {zones.map(zone => (
      <div key={zone.member} data-zone={zone.member}>
        <dt>{zone.label}</dt>
        <Lying zone={zone} telling={telling} />
      </div>
    ))}
  </dl>
);

type BoardProps = TableProps & { shape: Shape };

/** Everything that lies there, for a table that goes on and for one that is over. */
function Board({ session, telling, shape }: BoardProps) {
  const { words, names } = telling;
  const view = session.view.value;
  const eyes = session.eyes.value;
  const { seats, common } = zonesOf(view, shape, telling);
  // Oneself comes last, nearest to what one can do; the others as they sit, from the left.
  const from = typeof eyes === 'number' ? eyes + 1 : 0;
  const order = seats.map((_, step) => (from + step) % seats.length);
  return (
    <>
      <ol class="gen-seats">
        {order.map(seat => (
          <li
            key={seat}
            class={`gen-seat paper${seat === eyes ? ' mine' : ''}${view.awaiting.includes(seat) ? ' due' : ''}`}
            data-seat={seat}
            style={{ '--seat': seatColour(seat) }}
            {...(seat === eyes ? { 'data-read': 'hand' } : {})}
          >
            <h3>
              <Avatar seat={seat} name={names.of(seat)} size={36} />
              <span class="gen-name" lang={scriptOf(names.of(seat))}>
                {names.of(seat)}
              </span>
              <AwaySince seat={seat} />
              {seat === eyes && <span class="tag">{words('table-lobby-seat-you')}</span>}
            </h3>
            <ZoneList zones={seats[seat]!} telling={telling} />
          </li>
        ))}
      </ol>
      {common.length > 0 && (
        <section class="gen-common paper" aria-label={words('generic-table')} data-read="table">
          <ZoneList zones={common} telling={telling} />
        </section>
      )}
    </>
  );
}

export const tableOf = (shape: Shape, verbs: VerbForm[]) =>
  function Table(props: TableProps) {
    return (
      <div class="gen">
        <Board {...props} shape={shape} />
        {props.session.eyes.value !== 'spectator' && <Acts {...props} verbs={verbs} />}
      </div>
    );
  };

export const endOf = (shape: Shape) =>
  function End(props: TableProps) {
    const { words } = props.telling;
    const view = props.session.view.value;
    const names = winnersOf(view, props.telling);
    return (
      <div class="gen">
        <h2 class="gen-won t">{names ? words('generic-winners', { names }) : words('generic-no-winner')}</h2>
        <Board {...props} shape={shape} />
      </div>
    );
  };
