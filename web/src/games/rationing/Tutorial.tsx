// The lesson: one round of a real table, played by the rules, with a sentence at a time. It can be left and taken up
// again.
import type { TutorialProps } from '../module';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { announce } from '../../ui/Announcer';
import { Bar } from '../../ui/Bar';
import { Button } from '../../ui/Button';
import { NotLoaded, useLoad } from '../../ui/load';
import { namesOf } from '../../words/names';
import { words } from '../../words/words';
import { keepStep, keptStep, lessonParts, type LessonParts } from '../lesson';
import { LessonSession } from './lesson';
import { linesBefore, NAMES, STEPS } from './script';
import { named } from './speech';
import { status } from './status';
import { Table } from './Table';
import './tutorial.css';

export function Tutorial({ leave, done }: TutorialProps) {
  const { value: ready, failed, again } = useLoad(() => lessonParts('prl', words.language), [words.language]);
  return (
    <div class="rg-lesson">
      <Bar title={words('rationing-lesson-title')} home={false}>
        <Button small kind="quiet" onClick={leave}>
          {words('rationing-lesson-leave')}
        </Button>
      </Bar>
      {ready ? (
        <Lesson ready={ready} done={done} />
      ) : (
        <main class="cloth rg-lesson-wait" data-game="rationing">
          {failed ? <NotLoaded again={again} /> : <p role="status">{words('shell-loading')}</p>}
        </main>
      )}
    </div>
  );
}

function Lesson({ ready, done }: { ready: LessonParts; done(): void }) {
  const [at, setAt] = useState(() => keptStep('rationing', STEPS.length));
  const now = useRef(at);
  const step = STEPS[at]!;
  const sheet = useRef<HTMLParagraphElement>(null);
  const begin = (session: LessonSession, index: number) => {
    const { before = [], stage, wait } = STEPS[index]!;
    session.play(before);
    session.reads.value = !wait && !stage;
    session.pose.value = stage ? { stage, ms: 0, frozen: false } : null;
  };
  const session = useMemo(() => {
    const made: LessonSession = new LessonSession(
      ready.engine,
      NAMES,
      linesBefore(now.current),
      command => STEPS[now.current]!.wait?.(command) ?? false,
      () => next(made),
    );
    begin(made, now.current);
    return made;
  }, [ready.engine]);
  useEffect(() => () => session.close(), [session]);
  const next = (made: LessonSession) => {
    if (now.current + 1 >= STEPS.length) return;
    now.current += 1;
    keepStep('rationing', now.current);
    begin(made, now.current);
    setAt(now.current);
  };
  const skip = () => {
    session.play(step.instead ?? []);
    next(session);
  };
  const finish = () => {
    keepStep('rationing', 0);
    done();
  };
  const telling = { words, names: namesOf(session.seats.value, ready.pseudonyms, words.language), deck: ready.deck };
  const text = words(`rationing-lesson-${step.id}`, {
    ...named(telling, 0, 'me'),
    ...named(telling, 1, 'a'),
    ...named(telling, 2, 'b'),
  });
  useEffect(() => announce(text), [text]);
  const last = at === STEPS.length - 1;
  // What the table would say is not yet to be done.
  const { text: state, mine } = session.reads.value
    ? { text: words('rationing-lesson-step', { at: at + 1, n: STEPS.length }), mine: false }
    : status(session.view.value, session.eyes.value, telling, session.hints.value);
  return (
    <>
      <section
        class={mine ? 'status rg-lesson-status mine' : 'status rg-lesson-status'}
        aria-label={words('table-status-label')}
      >
        <p>{state}</p>
      </section>
      <section class="rg-lesson-strip" aria-label={words('rationing-lesson-title')}>
        <div
          class="rg-lesson-steps"
          role="img"
          aria-label={words('rationing-lesson-step', { at: at + 1, n: STEPS.length })}
        >
          {STEPS.map((one, index) => (
            <i key={one.id} class={index <= at ? 'on' : ''} />
          ))}
        </div>
        <p ref={sheet} class="t">
          {text}
        </p>
        <div class="acts">
          {!last && step.wait && (
            <Button small kind="quiet" onClick={skip}>
              {words('rationing-lesson-skip')}
            </Button>
          )}
          {!last && !step.wait && (
            <Button small kind="primary" onClick={() => next(session)}>
              {words('rationing-lesson-next')}
            </Button>
          )}
          {last && (
            <Button small kind="primary" onClick={finish}>
              {words('rationing-lesson-done')}
            </Button>
          )}
          {at > 0 && (
            <Button
              small
              kind="quiet"
              onClick={() => {
                keepStep('rationing', 0);
                location.reload();
              }}
            >
              {words('rationing-lesson-again')}
            </Button>
          )}
        </div>
      </section>
      <main class="rg-lesson-table cloth" data-game="rationing" data-tour-on={step.tour ?? ''}>
        <Table session={session} telling={telling} />
      </main>
    </>
  );
}
