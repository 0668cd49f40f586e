// Where tables parted, as the teacher chooses among them: the choices in words, a look at the position that nobody else
// sees, and only then the class.
import { useState } from 'preact/hooks';
import type { LessonFork, LessonQuestion } from '../engine/types';
import { Button } from '../ui/Button';
import { words } from '../words/words';
import { ForkPosition, insteadText, LETTERS, seatTelling } from './Fork';
import type { Knowing } from './knowing';

type Props = {
  /** null until they were found */
  forks: LessonFork[] | null;
  asked: LessonQuestion | null;
  knowing: Knowing;
  onAsk(number: number): unknown;
  onInstead(): unknown;
};

export function ForkDesk({ forks, asked, knowing, onAsk, onInstead }: Props) {
  const [looked, setLooked] = useState<number | null>(null);
  // Where nearly every table did something else there is nothing to compare, nor a letter for each choice.
  const told = forks?.flatMap((fork, at) => (fork.choices.length > LETTERS.length ? [] : [{ fork, at }]));
  return (
    <section class="paper debrief-list">
      <h2>{words('class-forks', { count: told?.length ?? 0 })}</h2>
      {forks === null && <p role="status">{words('shell-loading')}</p>}
      {told && told.length > 0 && <p class="muted">{words('class-fork-what')}</p>}
      {told?.length === 0 && (
        <>
          <p class="muted">{words('class-forks-none')}</p>
          <p class="fork-instead">{insteadText(knowing)}</p>
          <Button small pressed={asked?.asked.sense === 'instead'} onClick={() => void onInstead()}>
            {words('class-fork-instead')}
          </Button>
        </>
      )}
      <ol>
        {told?.map(({ fork, at }) => (
          <li key={at} class="fork-choice">
            <h3>{words('class-fork-number', { number: at + 1, seat: fork.seat + 1, step: fork.step })}</h3>
            <Choices fork={fork} knowing={knowing} />
            <div class="row">
              <Button small expanded={looked === at} onClick={() => setLooked(looked === at ? null : at)}>
                {words('class-fork-look')}
              </Button>
              <Button
                small
                pressed={asked?.asked.number === at + 1}
                onClick={() => (setLooked(null), void onAsk(at + 1))}
              >
                {words('class-fork-put')}
              </Button>
            </div>
            {looked === at && <ForkPosition fork={fork} knowing={knowing} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What tables did there, in words: the server tells it to those who lead before anybody votes. */
function Choices({ fork, knowing }: { fork: LessonFork; knowing: Knowing }) {
  const telling = seatTelling(knowing, fork.players);
  return (
    <ul class="fork-choices">
      {fork.choices.map(choice => {
        const mistake = knowing.classroom?.mistake?.(choice, telling);
        return (
          <li key={choice.do}>
            <span>{knowing.classroom?.act(choice.do, fork.view, telling) ?? choice.do}</span>
            <small>
              {[
                choice.tables &&
                  words('class-fork-at', { count: choice.tables.length, tables: choice.tables.join(', ') }),
                mistake && words('class-fork-mistake', { rule: mistake.rule }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        );
      })}
    </ul>
  );
}
