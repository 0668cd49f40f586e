// The deck's questions, to talk about. Who leads brings one forward for all.
import type { Pages, Telling } from '../../games/module';
import { lessonOf } from '../../table/deck';
import type { FramedSession } from '../../table/session';
import { words } from '../../words/words';

/** What a deck asks its players to talk about after the game; none where it has none. */
export const questionsOf = (deck: Telling['deck']): string[] => lessonOf(deck).questions ?? [];

const nameOf = (at: number) => `q${at + 1}`;

export function Questions({ session, telling, pages }: { session: FramedSession; telling: Telling; pages: Pages }) {
  const questions = questionsOf(telling.deck);
  const about = pages.together ? (session.talk?.now.value.about ?? null) : null;
  const leads = pages.together && session.talk?.leads.value === true;
  const forward = (at: number) =>
    void session.talk?.turn('questions', about === nameOf(at) ? {} : { about: nameOf(at) });
  return (
    <section class="end-questions cloth" aria-labelledby="end-questions">
      <h2 id="end-questions">{words('table-questions', { count: questions.length })}</h2>
      <p>{words('table-questions-how')}</p>
      <ol class={about ? 'one' : ''}>
        {questions.map((question, at) => (
          <li
            key={question}
            class={about === nameOf(at) ? 'paper now' : 'paper'}
            aria-current={about === nameOf(at) ? 'true' : undefined}
          >
            <b aria-hidden>{at + 1}</b>
            {leads ? (
              <button type="button" aria-pressed={about === nameOf(at)} onClick={() => forward(at)}>
                {question}
              </button>
            ) : (
              <p>{question}</p>
            )}
          </li>
        ))}
      </ol>
      {leads && <p class="muted">{words('table-questions-lead')}</p>}
    </section>
  );
}
