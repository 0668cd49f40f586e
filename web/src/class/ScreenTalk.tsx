// The projector while a class talks about its games.
import type { LessonQuestion } from '../engine/types';
import { Qr } from '../screens/online/Qr';
import { useReach } from '../table/reach';
import { words } from '../words/words';
import { compared, comparedIn, Comparison } from './Comparison';
import { ForkPosition, QuestionChoices, QuestionResult, questionText, VoteCount } from './Fork';
import { HistoryCard } from './HistoryCards';
import type { Knowing } from './knowing';
import { homeworkAddress } from './live';
import type { ClassState } from './model';
import { PlaceBands, PlaceMap } from './Place';
import { exitQuestions } from './questions';
import { BigHead } from './ScreenHead';

export type Shown = { state: ClassState; knowing: Knowing };

export function BigComparison({ state, knowing }: Shown) {
  const found = comparedIn(state.screen.text) ?? compared(state.tables, knowing);
  return (
    <>
      <BigHead state={state} title={words('class-debrief')} left={false} />
      <main class="big-comparison cloth">
        {found && knowing.classroom && (
          <Comparison found={found} classroom={knowing.classroom} sameDeal={state.plan.sameDeal} />
        )}
      </main>
    </>
  );
}

export function BigCard({ state, knowing }: Shown) {
  return (
    <>
      <BigHead state={state} title={words('class-step', { step: 'then' })} left={false} />
      <main class="big-card cloth">
        <section class="paper">
          <HistoryCard id={state.screen.text ?? ''} knowing={knowing} large />
        </section>
      </main>
    </>
  );
}

export function BigPlace({ state, knowing, question }: Shown & { question: LessonQuestion }) {
  return (
    <>
      <BigHead state={state} title={questionText(question, knowing)} left={false} />
      <main class="big-place cloth">
        <PlaceMap question={question} knowing={knowing} still />
        <section class="paper">
          {question.places ? <PlaceBands question={question} knowing={knowing} /> : <VoteCount question={question} />}
        </section>
      </main>
    </>
  );
}

export function BigExit({ state }: Shown) {
  return (
    <>
      <BigHead state={state} title={words('class-exit')} left={false} />
      <main class="big-exit cloth">
        <section class="paper">
          <p>{words('class-exit-big')}</p>
          <ol>
            {exitQuestions(state.question).map(question => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        </section>
      </main>
    </>
  );
}

/** The lesson is over: where the same cards can be played at home. */
export function BigOver({ state }: Shown) {
  const { base } = useReach();
  return (
    <>
      <BigHead state={state} title={words('class-over')} left={false} />
      <main class="big-exit cloth">
        <section class="paper big-over">
          <p>{words('class-over-big')}</p>
          {state.plan.sameDeal && (
            <>
              <Qr text={homeworkAddress(state.code, base)} label={words('class-link-qr')} size={300} />
              <p>{words('class-over-home')}</p>
            </>
          )}
        </section>
      </main>
    </>
  );
}

export function BigQuestion({ state, knowing }: Shown) {
  const { question } = state;
  return (
    <>
      <BigHead state={state} title={words('class-debrief')} />
      <main class={question?.fork ? 'big-question with-fork cloth' : 'big-question cloth'}>
        {!question && <p class="big-none">{words('class-question-none')}</p>}
        {question?.fork && <ForkPosition fork={question.fork} knowing={knowing} />}
        {question &&
          (question.counts && question.options.length > 0 ? (
            <QuestionResult question={question} knowing={knowing} />
          ) : (
            <QuestionChoices question={question} knowing={knowing} />
          ))}
      </main>
    </>
  );
}
