// The debriefing as the teacher leads it: what happened, where tables parted, where it was, then and now, the exit
// card. Votes come before answers.
import { useEffect, useState } from 'preact/hooks';
import type { LessonFork, LessonQuestion } from '../engine/types';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { words } from '../words/words';
import { compared, comparedText, Comparison } from './Comparison';
import type { DeskProps } from './DoorDesk';
import { ForkPosition, insteadText, QuestionChoices, QuestionResult } from './Fork';
import { ForkDesk } from './ForkDesk';
import { HistoryCard, HistoryList } from './HistoryCards';
import type { ClassLive } from './live';
import { MapDesk } from './MapDesk';
import { Pen } from './Pen';
import { PlaceNow } from './Place';
import { ProjectorSheet, screenName } from './ProjectorSheet';
import { exitQuestionsOf, questionsOf } from './questions';
import { useAsking } from '../ui/ask';
import { sureOf } from './sureOf';
import './debrief.css';

const STEPS = ['what', 'why', 'map', 'then', 'exit'] as const;
type Step = (typeof STEPS)[number];

function stepOf(question: LessonQuestion | null): Step {
  if (!question) return 'what';
  if (question.asked.sense === 'exit') return 'exit';
  return question.asked.kind === 'fork' || question.asked.sense === 'instead'
    ? 'why'
    : question.asked.about
      ? 'map'
      : 'then';
}

export function DebriefDesk({ state, knowing, acts, live, code }: DeskProps & { live: ClassLive; code: string }) {
  const { question } = state;
  const [step, setStep] = useState<Step>(stepOf(question));
  const [forks, setForks] = useState<LessonFork[] | null>(null);
  const [project, setProject] = useState(false);
  const { askFirst, asking } = useAsking();
  const over = state.phase === 'over';
  const found = compared(state.tables, knowing);
  const comparison = comparedText(found);
  useEffect(() => {
    if (state.phase !== 'debrief' && !over) return;
    let current = true;
    void live.wire.forks().then(found => current && setForks(found?.forks ?? []));
    return () => void (current = false);
  }, [live, state.phase, state.round]);
  // The projector is told what it shows first.
  useEffect(() => {
    if (state.phase === 'debrief' && state.screen.what !== 'question' && state.tables.some(table => table.view))
      void acts.show({ page: 'comparison', text: comparison });
  }, [state.phase, state.round]);
  const ask = async (asked: Promise<unknown>) => {
    await asked;
    await acts.show({ page: 'question' });
  };
  const go = (next: Step) => {
    setStep(next);
    if (over) return;
    if (next === 'what') void acts.show({ page: 'comparison', text: comparison });
    else if (next === 'exit' && question?.asked.sense !== 'exit') void ask(acts.askExit(exitQuestionsOf(code)));
    // Whoever goes back from the exit card has phones that ask for nothing.
    if (next !== 'exit' && question?.asked.sense === 'exit') void acts.askNothing();
  };
  const steps = STEPS.filter(one => one !== 'map' || knowing.classroom?.map);
  const here = question && stepOf(question) === step && step !== 'exit' ? question : null;
  const shownCard = state.screen.what === 'cards' ? state.screen.text : null;
  return (
    <div class="debrief-desk cloth">
      <section class="wall-acts" aria-label={words('class-for-all')}>
        <div class="steps" role="group" aria-label={words('class-debrief')}>
          {steps.map(one => (
            <button key={one} type="button" aria-pressed={one === step} onClick={() => go(one)}>
              {words('class-step', { step: one })}
            </button>
          ))}
        </div>
        <span class="grow" />
        <Button onClick={() => setProject(true)}>
          <Pen id="projector" />
          {words('class-projector-now', { what: screenName(state.screen) })}
        </Button>
        {!over && (
          <Button onClick={() => askFirst(sureOf('next', state, acts, words))}>{words('class-next-round')}</Button>
        )}
        <Button href={`#/class/report/${code}`} icon="ui-book">
          {words('class-report')}
        </Button>
        {!over && <Button onClick={() => askFirst(sureOf('end', state, acts, words))}>{words('class-end')}</Button>}
      </section>
      <main class="debrief-main">
        {over && (
          <section class="paper debrief-list debrief-over">
            <h2>{words('class-over')}</h2>
            <p>{words('class-over-desk')}</p>
          </section>
        )}
        {step === 'what' && found && knowing.classroom && (
          <Comparison found={found} classroom={knowing.classroom} sameDeal={state.plan.sameDeal} />
        )}
        {step === 'why' && (
          <ForkDesk
            forks={forks}
            asked={here}
            knowing={knowing}
            onAsk={number => ask(acts.askFork(number))}
            onInstead={() => ask(acts.askInstead(insteadText(knowing)))}
          />
        )}
        {step === 'why' && here?.fork && <ForkPosition fork={here.fork} knowing={knowing} />}
        {step === 'map' && <MapDesk state={state} knowing={knowing} acts={acts} code={code} ask={ask} />}
        {step === 'then' && (
          <section class="paper debrief-list">
            <h2>{words('class-questions')}</h2>
            <ol>
              {questionsOf(code, knowing.known.deck).map(({ text, options = [] }) => (
                <li key={text}>
                  <Button
                    small
                    wide
                    pressed={here?.asked.text === text}
                    onClick={() => void ask(acts.askText(text, options))}
                  >
                    {text}
                  </Button>
                  {options.length > 0 && <p class="muted">{options.join(' · ')}</p>}
                </li>
              ))}
            </ol>
          </section>
        )}
        {step === 'exit' && (
          <section class="paper debrief-list">
            <h2>{words('class-exit')}</h2>
            <p class="debrief-exits">
              <b>{state.exits}</b> {words('class-exits', { count: state.exits, of: state.inside })}
            </p>
            <p class="muted">{words(over ? 'class-exit-text-over' : 'class-exit-text')}</p>
          </section>
        )}
        {here && (
          <div class="debrief-now">
            {here.asked.kind === 'place' ? (
              <PlaceNow question={here} knowing={knowing} />
            ) : here.counts && here.options.length > 0 ? (
              <QuestionResult question={here} knowing={knowing} />
            ) : (
              <QuestionChoices question={here} knowing={knowing} />
            )}
            <div class="row debrief-acts">
              {(here.options.length > 0 || here.asked.kind === 'place') && here.open && (
                <Button kind="primary" onClick={() => void acts.reveal()}>
                  <Icon id="ui-check" />
                  {words(here.fork ? 'class-reveal' : 'class-reveal-any')}
                </Button>
              )}
              <Button kind="quiet" onClick={() => void acts.askNothing()}>
                {words('class-question-off')}
              </Button>
            </div>
          </div>
        )}
        {step === 'then' && (
          <HistoryList knowing={knowing} shown={shownCard} onShow={id => void acts.show({ page: 'cards', text: id })} />
        )}
        {step === 'then' && shownCard && (
          <section class="paper debrief-list">
            <HistoryCard id={shownCard} knowing={knowing} />
          </section>
        )}
        {state.notes.length > 0 && step === 'what' && (
          <section class="paper debrief-list">
            <h2>{words('class-notes')}</h2>
            <ul>
              {state.notes.map((note, at) => (
                <li key={at}>
                  <b>{words('class-note-where', { name: knowing.name(note.person), table: note.table })}</b>{' '}
                  {words('class-task', { task: note.task })} {words('class-quoted', { text: note.text })}
                </li>
              ))}
            </ul>
          </section>
        )}
      </main>
      {asking}
      <ProjectorSheet
        open={project}
        state={state}
        acts={acts}
        onClose={() => setProject(false)}
        comparison={comparison}
      />
    </div>
  );
}
