// #/desk/CODE: the teacher's place, from the open door to the end of the lesson. A reload or a second device changes
// nothing.
import { useTitle } from '../ui/title';
import { signal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Refusal } from '../engine/engine';
import { gameName } from '../games/tile-words';
import { Lacking, Waiting as Wait } from '../screens/online/Online';
import { groups } from '../words/code';
import type { ScreenProps } from '../screens/routes';
import { SettingsPanel } from '../screens/settings/SettingsPanel';
import { Light } from '../screens/table/Light';
import { keepPass } from '../table/passes';
import { refusalText } from '../table/refusals';
import { Bar } from '../ui/Bar';
import { Button, IconButton } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Notice } from '../ui/Notice';
import { SideSheet } from '../ui/SideSheet';
import { words } from '../words/words';
import { DebriefDesk } from './DebriefDesk';
import { DoorDesk } from './DoorDesk';
import { Gone } from './Gone';
import { useClassWords, useKnowing } from './knowing';
import { LessonClock } from './LessonClock';
import { classAddress, TeacherActs, type ClassLive } from './live';
import { MessageNow } from './MessageNow';
import type { ClassState } from './model';
import { ResumeCode } from './ResumeCode';
import { SeatingDesk } from './SeatingDesk';
import { useAsking } from '../ui/ask';
import { sureOf, type Step } from './sureOf';
import { UndoBar } from './UndoBar';
import { useClass } from './useClass';
import { Wall } from './Wall';
import './desk.css';

export default function Desk({ route }: ScreenProps) {
  const [turn, setTurn] = useState(0);
  const live = useClass('desk', route, turn);
  const ready = useClassWords();
  const code = route.params.code!;
  if (ready.failed) return <Lacking again={ready.again} />;
  if (!live || !ready.ready) return <Wait text={words('table-opening')} />;
  if (live === 'none') return <Gone why="bad-token" code={code} again={() => setTurn(turn + 1)} />;
  return <DeskOf key={code} live={live} code={code} again={() => setTurn(turn + 1)} />;
}

function DeskOf({ live, code, again }: { live: ClassLive; code: string; again(): void }) {
  const state = live.state.value;
  const { knowing, failed, again: anew } = useKnowing(state);
  const refused = useMemo(() => signal<Refusal | null>(null), [live]);
  const acts = useMemo(() => new TeacherActs(live, refusal => (refused.value = refusal)), [live]);
  const [menu, setMenu] = useState(false);
  const gone = live.wire.standing.value === 'gone';
  useTitle(state?.plan.title || words('class-class'));
  useEffect(() => {
    // By this the first page and the page of classes know it again.
    const { pass } = live.wire;
    if (state && pass) keepPass('desk', pass, code, { title: state.plan.title, over: state.phase === 'over' });
  }, [state?.plan.title, state?.phase === 'over']);
  if (gone) return <Gone why={live.wire.farewell.value ?? 'left'} code={code} again={again} />;
  if (failed) return <Lacking again={anew} />;
  if (!state || !knowing)
    return <Wait text={words(live.silentSince.value !== null ? 'table-veil-catching' : 'table-opening')} />;
  const here = state.people.filter(one => one.here).length;
  const shared = { state, knowing, acts };
  return (
    <div class="desk" data-phase={state.phase} data-game={state.plan.game}>
      <Bar
        title={state.plan.title || words('class-class')}
        note={
          <>
            <span class="tag">{gameName(state.plan.game)}</span>
            {state.plan.sameDeal && <span class="tag">{words('class-same-deal')}</span>}
            <span class="tag desk-code">
              <Icon id="ui-lock" size={18} />
              {words('class-code-tag', { code: groups(code) })}
            </span>
          </>
        }
      >
        <span class="tag desk-here">
          <Icon id="ui-people" size={18} />
          {words('class-here', { count: here, of: state.people.length })}
        </span>
        <Light state={live.connection.value} />
        <IconButton icon="ui-menu" label={words('table-menu')} expanded={menu} onClick={() => setMenu(true)} />
      </Bar>
      {refused.value && (
        <div class="desk-refused">
          <Notice
            kind="bad"
            urgent
            acts={<IconButton icon="ui-cross" label={words('shell-close')} onClick={() => (refused.value = null)} />}
          >
            {refusalText(refused.value)}
          </Notice>
        </div>
      )}
      {live.silentSince.value !== null && (
        <div class="desk-refused">
          <Notice
            kind="bad"
            acts={
              <Button small onClick={() => live.again()}>
                {words('table-veil-again')}
              </Button>
            }
          >
            {words('class-silent')}
          </Notice>
        </div>
      )}
      <UndoBar acts={acts} phase={state.phase} />
      {state.phase !== 'over' && <LessonClock state={state} code={code} />}
      <MessageNow state={state} acts={acts} />
      {state.phase === 'lobby' && <DoorDesk {...shared} />}
      {state.phase === 'seating' && <SeatingDesk {...shared} />}
      {state.phase === 'playing' && <Wall {...shared} />}
      {(state.phase === 'debrief' || state.phase === 'over') && <DebriefDesk {...shared} live={live} code={code} />}
      <DeskMenu
        open={menu}
        onClose={() => setMenu(false)}
        acts={acts}
        state={state}
        me={live.wire.me.value}
        code={code}
      />
    </div>
  );
}

type MenuProps = {
  open: boolean;
  onClose(): void;
  acts: TeacherActs;
  state: ClassState;
  me: number | null;
  code: string;
};

/** Links for others who help, and what ends things. */
function DeskMenu({ open, onClose, acts, state, me, code }: MenuProps) {
  const { phase, staff, invitation } = state;
  const [link, setLink] = useState<'co-teacher' | 'projector' | 'teacher' | null>(null);
  const { askFirst, asking } = useAsking();
  const ask = (step: Step) => {
    const sure = sureOf(step, state, acts, words);
    askFirst({ ...sure, act: () => (void sure.act(), onClose()) });
  };
  /** The teacher comes in by the same door as everybody, in a tab of their own; the wall stays in this one. */
  const playAlong = async () => {
    const tab = window.open('', '_blank');
    if (phase !== 'lobby') await acts.reopen();
    if (tab) tab.location.href = classAddress(code, invitation, 'pseudonyms');
  };
  return (
    <SideSheet
      open={open}
      title={words('class-menu')}
      onClose={() => (setLink(null), onClose())}
      foot={<Button href="#/">{words('shell-home')}</Button>}
    >
      <div class="desk-menu">
        <h3>{words('class-links')}</h3>
        {(['projector', 'co-teacher', 'teacher'] as const).map(whose => (
          <div key={whose}>
            <Button small wide expanded={link === whose} onClick={() => setLink(link === whose ? null : whose)}>
              {words('class-link', { whose })}
            </Button>
            {link === whose && <ResumeCode whose={whose} acts={acts} text={words('class-link-text', { whose })} />}
          </div>
        ))}
        {staff
          .filter(one => one.person !== me)
          .map(({ person, role }) => (
            <p key={person} class="row">
              <span class="grow">{words('class-staff', { role })}</span>
              <Button small kind="quiet" onClick={() => void acts.revoke(person)}>
                {words('class-revoke')}
              </Button>
            </p>
          ))}
        {phase !== 'lobby' && (
          <Button small wide href={`#/class/report/${code}`}>
            {words('class-report')}
          </Button>
        )}
        {phase !== 'over' && (
          <>
            <Button small wide icon="ui-play" onClick={() => void playAlong()}>
              {words('class-play-too')}
            </Button>
            <p class="muted">{words('class-play-too-text')}</p>
          </>
        )}
        {phase === 'playing' && (
          <Button small wide onClick={() => ask('next')}>
            {words('class-next-round')}
          </Button>
        )}
        {phase === 'playing' && (
          <Button small wide onClick={() => ask('debrief')}>
            {words('class-to-debrief')}
          </Button>
        )}
        {phase !== 'over' && (
          <Button small wide kind="quiet" onClick={() => ask('end')}>
            {words('class-end')}
          </Button>
        )}
        <SettingsPanel />
      </div>
      {asking}
    </SideSheet>
  );
}
