// The debriefing on a phone: everything needed stands here, nobody has to read the projector. A vote may be changed
// until it closes.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { LessonQuestion } from '../engine/types';
import { Light } from '../screens/table/Light';
import { Bar } from '../ui/Bar';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { words } from '../words/words';
import { ForkPosition, LETTERS, optionText, questionText, QuestionResult } from './Fork';
import { HandButton } from './HandButton';
import type { Knowing } from './knowing';
import type { ClassLive } from './live';
import type { ClassState } from './model';
import { PlaceResult, PlaceVote } from './Place';
import { UNSURE } from './told';
import { plainText } from './plainText';
import { exitQuestions } from './questions';
import './debrief.css';

type Props = {
  live: ClassLive;
  state: ClassState;
  knowing: Knowing;
  name: string;
  /** a word of the teacher's */ says: ComponentChildren;
};

export function PupilDebrief({ live, state, knowing, name, says }: Props) {
  const { question } = state;
  const over = state.phase === 'over';
  // Whoever has to go before the end writes the card now.
  const [early, setEarly] = useState(false);
  // What is half written stays when the teacher goes back for a moment.
  const [answers, setAnswers] = useState(['', '']);
  useEffect(() => void (question && setEarly(false)), [question?.number]);
  return (
    <div class="pupil-debrief">
      <Bar title={words('class-debrief')} home={false} note={<span class="tag">{name}</span>}>
        <HandButton live={live} state={state} />
        <Light state={live.connection.value} />
      </Bar>
      {says}
      {question?.open && question.asked.kind === 'place' ? (
        <PlaceVote key={question.number} live={live} question={question} knowing={knowing} />
      ) : question && question.open && question.options.length > 0 ? (
        <Vote key={question.number} live={live} question={question} knowing={knowing} />
      ) : (
        <main class="cloth pupil-talk">
          {question?.places && question.asked.kind === 'place' && <PlaceResult question={question} knowing={knowing} />}
          {question?.counts && question.asked.kind !== 'place' && question.options.length > 0 && (
            <QuestionResult question={question} knowing={knowing} />
          )}
          {question &&
            question.options.length === 0 &&
            question.asked.kind === 'text' &&
            question.asked.sense !== 'exit' && (
              <section class="paper pupil-question">
                <p class="form-label">{words('class-talk-about')}</p>
                <h2>{questionText(question, knowing)}</h2>
              </section>
            )}
          {(over || question?.asked.sense === 'exit' || early) && (
            <ExitCard
              live={live}
              done={state.exitDone}
              over={over}
              code={state.code || live.wire.pass?.code || ''}
              answers={answers}
              onWrite={setAnswers}
              questions={exitQuestions(question)}
            />
          )}
          {!question && !over && !early && (
            <section class="paper pupil-question">
              <h2>{words('class-talk-now')}</h2>
              <p>{words('class-talk-wait')}</p>
              <Button kind="quiet" onClick={() => setEarly(true)}>
                {words('class-exit-early')}
              </Button>
            </section>
          )}
        </main>
      )}
    </div>
  );
}

function Vote({ live, question, knowing }: { live: ClassLive; question: LessonQuestion; knowing: Knowing }) {
  const voted = typeof question.mine === 'number' ? question.mine : null;
  const [chosen, setChosen] = useState<number | null>(voted);
  const { fork } = question;
  const letter = chosen === null ? '' : (LETTERS[chosen] ?? '?');
  return (
    <main class="vote-page">
      <h2 class="vote-bar">{fork ? words('class-vote-as', { seat: fork.seat + 1 }) : words('class-vote')}</h2>
      <div class="cloth pupil-vote">
        {fork && <ForkPosition fork={fork} knowing={knowing} />}
        <h2 id="vote-q">{questionText(question, knowing)}</h2>
        <div class="vote-options" role="radiogroup" aria-labelledby="vote-q">
          {question.options.map((option, at) => (
            <label key={option} class={chosen === at ? 'vote-option sel' : 'vote-option'}>
              <input type="radio" name="vote" class="unseen" checked={chosen === at} onChange={() => setChosen(at)} />
              <b class="letter">{LETTERS[at]}</b>
              <span>{optionText(option, question, knowing)}</span>
              {chosen === at && <Icon id="ui-check" size={26} />}
            </label>
          ))}
          <label class={chosen === UNSURE ? 'vote-option sel unsure' : 'vote-option unsure'}>
            <input
              type="radio"
              name="vote"
              class="unseen"
              checked={chosen === UNSURE}
              onChange={() => setChosen(UNSURE)}
            />
            <b class="letter">?</b>
            <span>{words('class-unsure')}</span>
            {chosen === UNSURE && <Icon id="ui-check" size={26} />}
          </label>
        </div>
      </div>
      <div class="vote-commit">
        <Button
          wide
          kind="primary"
          reason={chosen === null ? words('class-vote-why') : null}
          onClick={() => void live.say('vote', { option: chosen! })}
        >
          {chosen === null
            ? words('class-vote')
            : words(voted === chosen ? 'class-vote-done' : 'class-vote-for', { letter })}
        </Button>
        <p>{words('class-vote-hint')}</p>
      </div>
    </main>
  );
}

const EXIT_MAX = 240;

function ExitCard({
  live,
  done,
  over,
  code,
  answers,
  onWrite,
  questions,
}: {
  live: ClassLive;
  done: boolean;
  over: boolean;
  code: string;
  answers: string[];
  onWrite(answers: string[]): void;
  questions: string[];
}) {
  const [again, setAgain] = useState(false);
  useEffect(() => void (done && setAgain(false)), [done]);
  if (over || (done && !again)) {
    return (
      <section class="paper pupil-question">
        <h2>{words(over ? 'class-over' : 'class-exit-done')}</h2>
        <p>{words(over ? 'class-over-text' : 'class-exit-done-text')}</p>
        {over ? (
          <Button href={`#/homework/${code}`}>{words('class-homework')}</Button>
        ) : (
          <Button kind="quiet" onClick={() => setAgain(true)}>
            {words('class-exit-again')}
          </Button>
        )}
      </section>
    );
  }
  const ready = answers.some(one => one.trim());
  return (
    <form
      class="paper pupil-question"
      onSubmit={event => (
        event.preventDefault(),
        ready && void live.say('exit', { answers: answers.map(one => plainText(one).trim()) })
      )}
    >
      <h2>{words('class-exit')}</h2>
      {questions.map((question, at) => (
        <label key={at} class="exit-field">
          <b>{question}</b>
          <textarea
            rows={3}
            maxLength={EXIT_MAX}
            value={answers[at]}
            onInput={event => onWrite(answers.map((one, place) => (place === at ? event.currentTarget.value : one)))}
          />
        </label>
      ))}
      <Button wide kind="primary" type="submit" reason={ready ? null : words('class-message-empty')}>
        {words('class-exit-send')}
      </Button>
      <p class="muted">{words('class-exit-hint')}</p>
    </form>
  );
}
