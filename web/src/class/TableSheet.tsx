// One table of the wall, with all that can be done there: pause, message, projector, who goes where.
import { useState } from 'preact/hooks';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { SideSheet } from '../ui/SideSheet';
import { RuleLink } from '../ui/Rules';
import { words } from '../words/words';
import { sentenceOf, type Knowing } from './knowing';
import type { TeacherActs } from './live';
import type { ClassState, TableState } from './model';
import { peopleOf } from './need';
import { Pen } from './Pen';
import { PersonActs } from './PersonActs';
import { ResumeCode } from './ResumeCode';
import { useAsking } from '../ui/ask';

type TableSheetProps = {
  table: TableState | null;
  state: ClassState;
  knowing: Knowing;
  acts: TeacherActs;
  onClose(): void;
  onMessage(table: number): void;
};

export function TableSheet({ table, state, knowing, acts, onClose, onMessage }: TableSheetProps) {
  const [device, setDevice] = useState<number | null>(null);
  const [about, setAbout] = useState<number | null>(null);
  const { askFirst, asking } = useAsking();
  if (!table) return null;
  const number = table.table;
  const here = (person: number) => state.people.find(one => one.person === person)?.here ?? false;
  const role = (person: number) => table.guests.find(guest => guest.person === person)?.as ?? null;
  /** The seat of somebody who is away, unless a bot plays there already. */
  const canStandIn = (person: number): number | null => {
    const seat = table.seats.findIndex(chair => chair.person === person && !chair.standIn);
    return seat >= 0 && !here(person) && !table.over ? seat : null;
  };
  const penalties = (!table.over && table.view && knowing.classroom?.penalties?.(table.view, words)) || [];
  return (
    <SideSheet open title={words('class-table', { number })} onClose={() => (setDevice(null), onClose())}>
      <p class="tsheet-says">{sentenceOf(table, knowing)}</p>
      <div class="tsheet-acts">
        <Button small wide onClick={() => void acts.pause(!table.paused, number)}>
          {table.paused ? <Icon id="ui-play" size={20} /> : <Pen id="pause" size={20} />}
          {words(table.paused ? 'class-go-on-one' : 'class-pause-one')}
        </Button>
        <Button small wide onClick={() => onMessage(number)}>
          <Pen id="message" size={20} />
          {words('class-message')}
        </Button>
        <Button small wide onClick={() => (void acts.project({ page: 'table', table: number }), onClose())}>
          <Pen id="projector" size={20} />
          {words('class-to-projector')}
        </Button>
        {!table.over && (
          <Button
            small
            wide
            kind="quiet"
            onClick={() =>
              askFirst({
                title: words('class-end-sure', { number }),
                text: words('class-end-text'),
                yes: words('class-end-table'),
                act: () => acts.end(number),
              })
            }
          >
            {words('class-end-table')}
          </Button>
        )}
        {penalties.map(({ rule, team, text, sure, what }) => (
          <span key={team} class="row">
            <Button
              small
              wide
              onClick={() => askFirst({ title: sure, text: what, yes: text, act: () => acts.penalty(number, team) })}
            >
              {text}
            </Button>
            <RuleLink id={rule} />
          </span>
        ))}
      </div>
      <h3>{words('class-people-here')}</h3>
      <ul class="tsheet-people">
        {peopleOf(table).map(person => (
          <li key={person}>
            <p>
              <i class={`line ${here(person) ? 'on' : 'off'}`} aria-hidden />
              <b>{knowing.name(person)}</b>{' '}
              <small class="muted">
                {role(person)
                  ? words('class-role', { role: role(person)! })
                  : here(person)
                    ? ''
                    : words('class-line-off')}
              </small>
            </p>
            <label class="tsheet-move">
              <span class="unseen">{words('class-move-who', { name: knowing.name(person) })}</span>
              <select
                value=""
                onChange={event =>
                  event.currentTarget.value &&
                  (void acts.move(person, Number(event.currentTarget.value)), (event.currentTarget.value = ''))
                }
              >
                <option value="">{words('class-move')}</option>
                {state.tables
                  .filter(other => other.table !== number && !other.over)
                  .map(other => (
                    <option key={other.table} value={other.table}>
                      {words('class-table', { number: other.table })}
                    </option>
                  ))}
              </select>
            </label>
            {canStandIn(person) !== null && (
              <Button small onClick={() => void acts.standIn(number, canStandIn(person)!)}>
                {words('class-stand-in')}
              </Button>
            )}
            <Button
              small
              kind="quiet"
              expanded={device === person}
              onClick={() => setDevice(device === person ? null : person)}
              label={`${words('class-other-device')}: ${knowing.name(person)}`}
            >
              {words('class-other-device')}
            </Button>
            <Button
              small
              kind="quiet"
              expanded={about === person}
              onClick={() => setAbout(about === person ? null : person)}
              label={`${words('class-person-acts')}: ${knowing.name(person)}`}
            >
              {words('class-person-acts')}
            </Button>
            {about === person && <PersonActs person={person} name={knowing.name(person)} acts={acts} />}
            {device === person && (
              <ResumeCode
                whose={{ pupil: person }}
                acts={acts}
                text={words('class-other-device-text', { name: knowing.name(person) })}
              />
            )}
          </li>
        ))}
      </ul>
      {asking}
    </SideSheet>
  );
}
