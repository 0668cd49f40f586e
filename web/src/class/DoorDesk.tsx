// Before the lesson begins: the code for the class, who is in, who waits, and how the door stands.
import { useState } from 'preact/hooks';
import { groups } from '../words/code';
import { Qr } from '../screens/online/Qr';
import { ReachNote } from '../screens/online/ReachNote';
import { useReach } from '../table/reach';
import { Button, IconButton } from '../ui/Button';
import { FieldPicker } from '../ui/Field';
import { SideSheet } from '../ui/SideSheet';
import { Avatar, scriptOf } from '../ui/Seat';
import { words } from '../words/words';
import type { Knowing } from './knowing';
import { classAddress, type TeacherActs } from './live';
import type { ClassState } from './model';
import { Pen } from './Pen';
import { PersonActs } from './PersonActs';
import { Waiting } from './WallSide';

export type DeskProps = { state: ClassState; knowing: Knowing; acts: TeacherActs };

export function DoorDesk({ state, knowing, acts }: DeskProps) {
  const [person, setPerson] = useState<number | null>(null);
  const { base, host } = useReach();
  const address = classAddress(state.code, state.invitation, state.door.names, base);
  /** The projector has its own token: it can look and nothing else. */
  const openScreen = async () => {
    // The tab is opened at once, by the press; browsers allow no later one.
    const tab = open('', '_blank');
    const link = await acts.link('projector');
    if (tab && link) tab.location.href = link;
    else tab?.close();
  };
  const showsExample = state.screen.what === 'example';
  return (
    <div class="door-desk cloth">
      <main class="door-main">
        <ReachNote />
        <section class="paper door-ticket" aria-label={words('class-code')}>
          <Qr text={address} label={words('class-link-qr')} size={232} />
          <div>
            <p class="form-label">{words('class-code')}</p>
            <p class="num">{groups(state.code)}</p>
            <p>{words('class-address', { host })}</p>
            <Button kind="plain" onClick={() => void openScreen()}>
              <Pen id="projector" />
              {words('class-open-screen')}
            </Button>
            <Button
              kind="quiet"
              pressed={showsExample}
              onClick={() => void acts.show({ page: showsExample ? 'code' : 'example' })}
            >
              {words(showsExample ? 'class-example-off' : 'class-example-screen')}
            </Button>
            {showsExample && <p class="muted">{words('class-example-how')}</p>}
          </div>
        </section>
        <section class="door-people" aria-labelledby="door-in">
          <h2 id="door-in">{words('class-in', { count: state.people.length, of: state.door.until })}</h2>
          {state.people.length === 0 && <p class="muted">{words('class-in-none')}</p>}
          <ul class="pupils">
            {state.people.map((one, at) => (
              <li key={one.person}>
                <button
                  type="button"
                  class={one.here ? 'pupil' : 'pupil away'}
                  onClick={() => setPerson(one.person)}
                  aria-label={words('class-pupil-open', { name: knowing.name(one.person) })}
                >
                  <Avatar seat={at % 5} name={knowing.name(one.person)} size={30} />
                  <span lang={scriptOf(knowing.name(one.person))}>{knowing.name(one.person)}</span>
                  {!one.here && <small>{words('class-line-off')}</small>}
                </button>
              </li>
            ))}
          </ul>
        </section>
      </main>
      <aside class="door-side" aria-label={words('class-door')}>
        <FieldPicker
          label={words('class-door-how')}
          value={state.door.mode}
          onChange={mode => void acts.door(mode as 'open', state.door.until)}
          choices={(['open', 'knock', 'pattern'] as const).map(mode => ({
            value: mode,
            label: words('class-door-mode', { mode }),
          }))}
          hint={words('class-door-hint', {
            mode: state.guessed ? 'guessed' : state.door.mode,
            count: state.door.until,
          })}
        />
        <div class="stepper-row">
          <span id="door-until">{words('class-until')}</span>
          <span class="stepper" role="group" aria-labelledby="door-until">
            <IconButton
              icon="ui-left"
              label={words('class-until-less')}
              off={state.door.until <= 3}
              onClick={() => void acts.door(state.door.mode, state.door.until - 1)}
            />
            <output>
              <b>{state.door.until}</b>
            </output>
            <IconButton
              icon="ui-right"
              label={words('class-until-more')}
              off={state.door.until >= 40}
              onClick={() => void acts.door(state.door.mode, state.door.until + 1)}
            />
          </span>
        </div>
        <Button wide icon="ui-lock" pressed={state.door.locked} onClick={() => void acts.lock(!state.door.locked)}>
          {words(state.door.locked ? 'class-unlock' : 'class-lock')}
        </Button>
        {state.waiting.length > 1 && (
          <Button wide onClick={() => void acts.admitAll()}>
            {words('class-admit-all', { count: state.waiting.length })}
          </Button>
        )}
        <Waiting state={state} knowing={knowing} acts={acts} />
        <div class="door-go">
          <Button
            wide
            kind="primary"
            reason={state.people.filter(one => one.here).length < 2 ? words('class-seat-why') : null}
            onClick={() => void acts.seatAll()}
          >
            {words('class-seat-all')}
          </Button>
        </div>
      </aside>
      <PupilSheet
        person={person}
        name={person === null ? '' : knowing.name(person)}
        acts={acts}
        onClose={() => setPerson(null)}
      />
    </div>
  );
}

function PupilSheet({
  person,
  name,
  acts,
  onClose,
}: {
  person: number | null;
  name: string;
  acts: TeacherActs;
  onClose(): void;
}) {
  if (person === null) return null;
  return (
    <SideSheet open title={name} onClose={onClose}>
      <PersonActs person={person} name={name} acts={acts} onGone={onClose} />
    </SideSheet>
  );
}
