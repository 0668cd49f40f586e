// Who sits with whom: by one press, then by hand. A name is dragged by mouse or finger, or chosen and sent by a table's
// number.
import { listen } from '../ui/listen';
import { useRef, useState } from 'preact/hooks';
import { announce } from '../ui/Announcer';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { useKeys } from '../ui/keys';
import { Avatar, scriptOf } from '../ui/Seat';
import { SideSheet } from '../ui/SideSheet';
import { words } from '../words/words';
import type { DeskProps } from './DoorDesk';
import type { ClassState, Wish } from './model';
import { openingOf } from './opening';
import { Pen } from './Pen';
import { PersonActs } from './PersonActs';
import { useAsking } from '../ui/ask';
import { sureOf } from './sureOf';
import { Waiting } from './WallSide';

type Drag = { person: number; x: number; y: number; over: number | null };
/** The table that lies under a finger or a pointer. */
const tableAt = ({ clientX, clientY }: PointerEvent): number | null =>
  Number(
    document
      .elementsFromPoint(clientX, clientY)
      .find(one => one.matches('[data-seat-table]'))
      ?.getAttribute('data-seat-table') ?? 0,
  ) || null;

/** A finger that moves less than this wanted to press. */
const MEANT = 8;

export function SeatingDesk({ state, knowing, acts }: DeskProps) {
  const { seating } = state;
  const [chosen, setChosen] = useState<number | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const { askFirst, asking } = useAsking();
  const dragged = useRef(false);
  const name = (person: number) => knowing.name(person);
  const tableOf = (person: number) => seating.tables.find(table => table.people.includes(person))?.table ?? null;
  const pinned = (person: number) => seating.pins.find(pin => pin.person === person);
  const wished = (person: number) => seating.wishes.filter(wish => wish.people.includes(person));
  const put = async (person: number, table: number) => {
    if (tableOf(person) === table) return;
    const refusal = await acts.place(person, table);
    if (!refusal) announce(words('class-seated-at', { name: name(person), number: table }));
  };
  const focused = () =>
    Number(
      (document.activeElement as HTMLElement | null)?.closest<HTMLElement>('[data-person]')?.dataset.person ?? 0,
    ) || null;
  useKeys(
    Object.fromEntries(
      seating.tables.slice(0, 9).map(({ table }) => [
        String(table),
        () => {
          const person = focused() ?? chosen;
          if (person) void put(person, table);
        },
      ]),
    ),
  );
  const grip = (person: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      const chip = event.currentTarget as HTMLElement;
      const from = { x: event.clientX, y: event.clientY };
      dragged.current = false;
      const move = (now: PointerEvent) => {
        if (!dragged.current && Math.hypot(now.clientX - from.x, now.clientY - from.y) < MEANT) return;
        dragged.current = true;
        chip.setPointerCapture?.(now.pointerId);
        setDrag({ person, x: now.clientX, y: now.clientY, over: tableAt(now) });
      };
      const up = (now: PointerEvent) => {
        const over = tableAt(now);
        if (dragged.current && over) void put(person, over);
        done();
      };
      const ends = [
        listen(globalThis, 'pointermove', move),
        listen(globalThis, 'pointerup', up),
        listen(globalThis, 'pointercancel', () => done()),
      ];
      const done = () => {
        for (const end of ends) end();
        setDrag(null);
      };
    },
    // A drag ends in a click as well: that one opens nothing.
    onClick: () => (dragged.current ? (dragged.current = false) : setChosen(person)),
  });
  const mark = (seat: number, players: number) => {
    const opens = openingOf(state, knowing, players);
    return seat === opens?.begins ? words('class-begins') : seat === opens?.deals ? words('class-deals') : null;
  };
  const unseated = state.people.filter(one => tableOf(one.person) === null);
  return (
    <div class="seating cloth">
      <main class="seating-main">
        <header class="seating-head">
          <h2>
            {words('class-seating-title', {
              tables: seating.tables.length,
              people: seating.tables.reduce((sum, table) => sum + table.people.length, 0),
            })}
          </h2>
          <span class="grow" />
          <Button onClick={() => void acts.seatAll()} icon="ui-swap">
            {words('class-seat-again')}
          </Button>
        </header>
        <div class="seating-tables">
          {seating.tables.map(({ table, seats, people, bots }) => (
            <section
              key={table}
              class={drag?.over === table ? 'paper seating-table over' : 'paper seating-table'}
              data-seat-table={table}
              aria-labelledby={`seating-${table}`}
            >
              <h3 id={`seating-${table}`}>
                {words('class-table', { number: table })}
                <small>{words('class-table-count', { people: people.length, bots })}</small>
              </h3>
              <ul>
                {seats.map((person, seat) =>
                  person === null ? (
                    <li key={`bot ${seat}`}>
                      <span class="pupil bot">
                        <Icon id="ui-bot" size={22} />
                        <span>{words('class-bot')}</span>
                        <small>{mark(seat, seats.length) ?? words('class-bot-yields')}</small>
                      </span>
                    </li>
                  ) : (
                    <li key={person}>
                      <button
                        type="button"
                        class={['pupil', drag?.person === person && 'lifted', chosen === person && 'sel']
                          .filter(Boolean)
                          .join(' ')}
                        data-person={person}
                        {...grip(person)}
                        aria-label={words('class-chip', {
                          name: name(person),
                          table,
                          pinned: pinned(person) ? 'yes' : 'no',
                        })}
                      >
                        <Avatar seat={seat} name={name(person)} size={30} />
                        <span lang={scriptOf(name(person))}>{name(person)}</span>
                        {mark(seat, seats.length) && <small class="pupil-opens">{mark(seat, seats.length)}</small>}
                        <span class="pupil-marks">
                          {pinned(person) && <Icon id="ui-lock" size={18} />}
                          {wished(person).map(wish => (
                            <Pen key={wish.kind} id={wish.kind} size={18} />
                          ))}
                          <Pen id="grip" size={20} />
                        </span>
                      </button>
                    </li>
                  ),
                )}
                {drag?.over === table && tableOf(drag.person) !== table && (
                  <li class="seating-slot" aria-hidden>
                    {words('class-will-sit', { name: name(drag.person) })}
                  </li>
                )}
              </ul>
            </section>
          ))}
        </div>
        {unseated.length > 0 && (
          <section class="paper seating-rest" aria-label={words('class-unseated')}>
            <h3>{words('class-unseated')}</h3>
            <ul class="pupils">
              {unseated.map(one => (
                <li key={one.person}>
                  <button type="button" class="pupil" data-person={one.person} {...grip(one.person)}>
                    <Avatar seat={0} name={name(one.person)} size={30} />
                    {name(one.person)}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </main>
      <aside class="seating-side" aria-label={words('class-wishes')}>
        <h2>{words('class-late')}</h2>
        <div class="late">
          <p class="late-wait">
            {words('class-late-wait', {
              count: Math.max(0, state.plan.expected - state.people.length),
              of: state.plan.expected,
            })}
          </p>
          <p>{words('class-late-text')}</p>
          <ol>
            {(['seat', 'second', 'reporter'] as const).map((role, at) => (
              <li key={role}>
                <b>{at + 1}</b>
                {words('class-late-role', { role })}
              </li>
            ))}
          </ol>
        </div>
        <h2>{words('class-wishes')}</h2>
        {seating.wishes.length + seating.pins.length === 0 && <p class="muted">{words('class-wishes-none')}</p>}
        <ul class="wishes">
          {seating.wishes.map(wish => (
            <li key={`${wish.kind} ${wish.people}`}>
              <Pen id={wish.kind} size={20} />
              <span>
                {words('class-wish', { kind: wish.kind, one: name(wish.people[0]), other: name(wish.people[1]) })}
              </span>
              <span class={holds(wish, state) ? 'tag good' : 'tag bad'}>
                {holds(wish, state) ? <Icon id="ui-check" size={16} /> : null}
                {words(holds(wish, state) ? 'class-wish-holds' : 'class-wish-not')}
              </span>
              <button
                type="button"
                class="icon-btn"
                aria-label={words('class-wish-drop')}
                onClick={() => void acts.wish(wish, false)}
              >
                <Icon id="ui-cross" size={18} />
              </button>
            </li>
          ))}
          {seating.pins.map(({ person, table }) => (
            <li key={`pin ${person}`}>
              <Icon id="ui-lock" size={20} />
              <span>{words('class-pinned', { name: name(person), number: table })}</span>
              <button
                type="button"
                class="icon-btn"
                aria-label={words('class-wish-drop')}
                onClick={() => void acts.pin(person, table, false)}
              >
                <Icon id="ui-cross" size={18} />
              </button>
            </li>
          ))}
        </ul>
        <p class="muted">{words('class-seating-how')}</p>
        <Waiting state={state} knowing={knowing} acts={acts} />
        <div class="door-go">
          <Button
            wide
            kind="primary"
            reason={seating.tables.length === 0 ? words('class-seat-why') : null}
            onClick={() => askFirst(sureOf('start', state, acts, words))}
          >
            {words('class-start', { count: seating.tables.length })}
          </Button>
        </div>
      </aside>
      {drag && (
        <span class="pupil drag" style={{ left: `${drag.x}px`, top: `${drag.y}px` }} aria-hidden>
          <Avatar seat={0} name={name(drag.person)} size={30} />
          {name(drag.person)}
          <Pen id="grip" size={20} />
        </span>
      )}
      {asking}
      <ChipSheet
        person={chosen}
        state={state}
        name={name}
        onClose={() => setChosen(null)}
        acts={acts}
        put={put}
        tableOf={tableOf}
        begins={players => openingOf(state, knowing, players)?.begins ?? null}
      />
    </div>
  );
}

function holds({ kind, people: [one, other] }: Wish, { seating }: ClassState): boolean {
  const tableOf = (person: number) => seating.tables.find(table => table.people.includes(person))?.table;
  return kind === 'apart' ? tableOf(one) !== tableOf(other) : tableOf(one) === tableOf(other);
}

type ChipProps = {
  person: number | null;
  state: ClassState;
  name(person: number): string;
  onClose(): void;
  acts: DeskProps['acts'];
  put(person: number, table: number): Promise<void>;
  tableOf(person: number): number | null;
  /** the seat that begins at a table of so many */ begins(players: number): number | null;
};

/** The same without dragging: where to, stay here, not with, together with. */
function ChipSheet({ person, state, name, onClose, acts, put, tableOf, begins }: ChipProps) {
  if (person === null) return null;
  const table = tableOf(person);
  const seats = state.seating.tables.find(one => one.table === table)?.seats ?? [];
  const first = table === null ? null : begins(seats.length);
  const isPinned = state.seating.pins.some(pin => pin.person === person);
  const others = state.people.filter(one => one.person !== person);
  return (
    <SideSheet open title={name(person)} onClose={onClose}>
      <div class="desk-menu">
        <h3>{words('class-sit-at')}</h3>
        <div class="number-row">
          {state.seating.tables.map(one => (
            <Button
              key={one.table}
              small
              pressed={one.table === table}
              label={words('class-table', { number: one.table })}
              onClick={() => (void put(person, one.table), onClose())}
            >
              {one.table}
            </Button>
          ))}
        </div>
        {table !== null && first !== null && (
          <Button
            small
            wide
            icon="ui-play"
            pressed={seats[first] === person}
            onClick={() => (seats[first] !== person && void acts.place(person, table, first), onClose())}
          >
            {words('class-begin-here')}
          </Button>
        )}
        {table !== null && (
          <Button
            small
            wide
            icon="ui-lock"
            pressed={isPinned}
            onClick={() => (void acts.pin(person, table, !isPinned), onClose())}
          >
            {words(isPinned ? 'class-unpin' : 'class-pin')}
          </Button>
        )}
        {(['apart', 'together'] as const).map(kind => (
          <label key={kind} class="field">
            <span class="field-label">{words('class-wish-kind', { kind })}</span>
            <select
              value=""
              onChange={event => (
                void acts.wish({ kind, people: [person, Number(event.currentTarget.value)] }, true),
                onClose()
              )}
            >
              <option value="">{words('class-wish-choose')}</option>
              {others.map(one => (
                <option key={one.person} value={one.person}>
                  {name(one.person)}
                </option>
              ))}
            </select>
          </label>
        ))}
        <PersonActs person={person} name={name(person)} acts={acts} onGone={onClose} />
      </div>
    </SideSheet>
  );
}
