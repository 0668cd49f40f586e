// Who asks for the teacher: hands in the order they went up, and those who stand at the door.
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { scriptOf } from '../ui/Seat';
import { SideSheet } from '../ui/SideSheet';
import { words } from '../words/words';
import type { Knowing } from './knowing';
import type { TeacherActs } from './live';
import type { ClassState } from './model';
import { clock, peopleOf } from './need';
import { Pen } from './Pen';
import { useAsking } from '../ui/ask';
import { sureToTurnAway } from './sureOf';

type SideProps = { state: ClassState; knowing: Knowing; acts: TeacherActs; now: number };

export function WallSide({ open, onClose, ...rest }: SideProps & { open: boolean; onClose(): void }) {
  return (
    <>
      <aside class="wall-side" aria-label={words('class-asking')}>
        <Asking {...rest} />
      </aside>
      <SideSheet open={open} title={words('class-asking')} onClose={onClose}>
        <div class="wall-side-in">
          <Asking {...rest} />
        </div>
      </SideSheet>
    </>
  );
}

function Asking({ state, knowing, acts, now }: SideProps) {
  const hands = [...state.hands].sort((a, b) => a.since - b.since);
  const tableOf = (person: number) => state.tables.find(table => peopleOf(table).includes(person))?.table ?? 0;
  return (
    <>
      <h2>
        {words('class-hands')}
        <span class="count">{hands.length}</span>
      </h2>
      {hands.length === 0 && <p class="muted">{words('class-hands-none')}</p>}
      <ol class="asks">
        {hands.map(hand => (
          <li key={hand.person} class="ask up">
            <p>
              <b>{words('class-hand-who', { name: knowing.name(hand.person), table: tableOf(hand.person) })}</b>{' '}
              {hand.why && words('class-quoted', { text: hand.why })}{' '}
              {words('class-hand-waits', { time: clock(now - hand.since) })}
            </p>
            <Button
              small
              icon="ui-check"
              onClick={() => void acts.lower(hand.person)}
              label={`${words('class-hand-done')}: ${knowing.name(hand.person)}`}
            >
              {words('class-hand-done')}
            </Button>
          </li>
        ))}
      </ol>
      <Waiting state={state} knowing={knowing} acts={acts} />
      <ul class="legend" aria-label={words('class-legend')}>
        <li>
          <i class="line on" aria-hidden />
          {words('class-line-on')}
        </li>
        <li>
          <i class="line off" aria-hidden />
          {words('class-line-off')}
        </li>
        <li>
          <Icon id="ui-bot" size={18} />
          {words('class-bot')}
        </li>
        <li>
          <i class="line turn" aria-hidden />
          {words('class-turn')}
        </li>
      </ul>
    </>
  );
}

/** So many at the door are shown; a crowd that pushes at it is counted. */
const SHOWN = 60;

export function Waiting({ state, knowing, acts }: Pick<SideProps, 'state' | 'knowing' | 'acts'>) {
  const { askFirst, asking } = useAsking();
  const { waiting } = state;
  // While a game runs the teacher may say where somebody goes; else it is the first that is free.
  const tables = state.phase === 'playing' ? state.tables.filter(table => !table.over) : [];
  return (
    <>
      <h2>
        {words('class-door')}
        <span class="count">{waiting.length}</span>
      </h2>
      {waiting.length === 0 && <p class="muted">{words('class-door-none')}</p>}
      <ul class="asks">
        {waiting.slice(0, SHOWN).map(who => {
          const { person } = who;
          const name = knowing.called(who);
          return (
            <li key={person} class="ask">
              <p>
                <b lang={scriptOf(name)}>{name}</b> {words('class-knocks')}
              </p>
              <span class="row">
                <Button small onClick={() => void acts.admit(person)} label={`${words('class-admit')}: ${name}`}>
                  <Pen id="door" size={20} />
                  {words('class-admit')}
                </Button>
                <Button
                  small
                  kind="quiet"
                  onClick={() => void acts.turnAway(person)}
                  label={`${words('class-turn-away')}: ${name}`}
                >
                  {words('class-turn-away')}
                </Button>
              </span>
              {who.pseudonym === null && (
                <Button
                  small
                  wide
                  onClick={() => void acts.admitDrawn(person)}
                  label={`${words('class-admit-drawn')}: ${name}`}
                >
                  {words('class-admit-drawn')}
                </Button>
              )}
              {tables.length > 0 && (
                <label class="tsheet-move">
                  <span class="unseen">{words('class-admit-where', { name })}</span>
                  <select
                    value=""
                    onChange={event => {
                      const [table, as] = event.currentTarget.value.split(' ');
                      if (as) void acts.admit(person, { table: Number(table), as });
                    }}
                  >
                    <option value="">{words('class-admit-to')}</option>
                    {tables.flatMap(table =>
                      [...(table.seats.some(seat => seat.person === null) ? ['seat'] : []), 'second', 'reporter'].map(
                        as => (
                          <option key={`${table.table} ${as}`} value={`${table.table} ${as}`}>
                            {words('class-admit-place', { table: table.table, role: as })}
                          </option>
                        ),
                      ),
                    )}
                  </select>
                </label>
              )}
            </li>
          );
        })}
      </ul>
      {waiting.length > 1 && (
        <Button wide kind="quiet" onClick={() => askFirst(sureToTurnAway(waiting.length, acts, words))}>
          {words('class-turn-all-away', { count: waiting.length })}
        </Button>
      )}
      {waiting.length > SHOWN && <p class="muted">{words('class-door-more', { count: waiting.length - SHOWN })}</p>}
      {asking}
    </>
  );
}
