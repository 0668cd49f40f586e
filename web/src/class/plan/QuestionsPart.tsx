// The questions of a plan: the deck's own, those the teacher writes, with answers to vote on where there are some, and
// those of the exit card.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { lessonOf, loadDeck } from '../../table/deck';
import { Button, IconButton } from '../../ui/Button';
import { useLoad } from '../../ui/load';
import { words } from '../../words/words';
import type { PartProps } from './parts';
import { LIMITS, plainText, type OwnQuestion, type PlannedQuestion } from './plan';

const LETTERS = 'ABCDEF';
const isEmpty = (one: PlannedQuestion): boolean =>
  'text' in one && [one.text, ...(one.options ?? [])].every(text => text.trim() === '');

export function QuestionsPart({ plan, game, set }: PartProps) {
  const id = plan.deck ?? game.deckId;
  const { value: deck } = useLoad(() => loadDeck(id, words.language), [id, words.language]);
  const own = deck ? (lessonOf(deck).questions ?? []) : [];
  const list = useRef<HTMLOListElement>(null);
  // Where one goes on writing: a field that was just made.
  const [writes, setWrites] = useState<string | null>(null);
  // Before the next key is taken: an effect after the paint would lose the first letters.
  useLayoutEffect(() => {
    if (writes === null) return;
    list.current?.querySelector<HTMLElement>(`[data-field="${writes}"]`)?.focus();
    setWrites(null);
  }, [writes]);
  const put = (at: number, one: OwnQuestion) =>
    set({ questions: plan.questions.map((each, other) => (other === at ? one : each)) });
  const missing = own.map((_, at) => at).filter(at => !plan.questions.some(one => 'deck' in one && one.deck === at));
  const full =
    plan.questions.length >= LIMITS.questions ? words('lesson-questions-full', { count: LIMITS.questions }) : null;
  // One that is still empty is the one to write in: a second press makes no other.
  const empty = plan.questions.findIndex(isEmpty);
  const add = () => {
    if (empty < 0) set({ questions: [...plan.questions, { text: '' }] });
    setWrites(String(empty < 0 ? plan.questions.length : empty));
  };
  const [exit = '', second = ''] = plan.exit ?? [];
  return (
    <section class="paper plan-part plan-questions" aria-labelledby="plan-questions">
      <h2 id="plan-questions">{words('lesson-questions')}</h2>
      <ol ref={list}>
        {plan.questions.map((one, at) =>
          'deck' in one && own[one.deck] === undefined && deck ? null : (
            <li key={at}>
              {'deck' in one ? (
                <p>
                  <span>{own[one.deck] ?? '…'}</span> <span class="tag">{words('lesson-of-deck')}</span>
                </p>
              ) : (
                <Own
                  question={one}
                  at={at}
                  put={next => put(at, next)}
                  onAnswer={number => setWrites(`${at}-${number}`)}
                />
              )}
              <IconButton
                icon="ui-cross"
                label={words('lesson-question-out', { number: at + 1 })}
                onClick={() => set({ questions: plan.questions.filter((_, other) => other !== at) })}
              />
            </li>
          ),
        )}
      </ol>
      <div class="plan-acts">
        <Button small icon="ui-edit" reason={empty < 0 ? full : null} onClick={add}>
          {words('lesson-question-add')}
        </Button>
        {missing.length > 0 && (
          <Button
            small
            kind="quiet"
            reason={full}
            onClick={() => set({ questions: [...plan.questions, { deck: missing[0]! }] })}
          >
            {words('lesson-question-deck')}
          </Button>
        )}
      </div>
      <h3>{words('lesson-exit')}</h3>
      <p class="field-hint">{words('lesson-exit-why')}</p>
      {[exit, second].map((text, at) => (
        <textarea
          key={at}
          value={text}
          maxLength={LIMITS.question}
          rows={2}
          aria-label={words('lesson-exit-question', { number: at + 1 })}
          placeholder={words('lesson-exit-usual', { number: at })}
          onInput={event => {
            const typed = plainText(event.currentTarget.value);
            set({ exit: at === 0 ? [typed, second] : [exit, typed] });
          }}
        />
      ))}
    </section>
  );
}

function Own({
  question,
  at,
  put,
  onAnswer,
}: {
  question: OwnQuestion;
  at: number;
  put(question: OwnQuestion): void;
  onAnswer(number: number): void;
}) {
  const { text, options = [] } = question;
  const answers = (next: string[]) => put(next.length > 0 ? { text, options: next } : { text });
  return (
    <div class="plan-own">
      <textarea
        value={text}
        maxLength={LIMITS.question}
        rows={2}
        data-field={at}
        aria-label={words('lesson-question', { number: at + 1 })}
        onInput={event => put({ ...question, text: plainText(event.currentTarget.value) })}
      />
      {options.map((answer, number) => (
        <div key={number} class="plan-answer">
          <b aria-hidden>{LETTERS[number]}</b>
          <input
            type="text"
            value={answer}
            maxLength={LIMITS.answer}
            data-field={`${at}-${number}`}
            aria-label={words('lesson-answer', { letter: LETTERS[number]! })}
            onInput={event => {
              const typed = plainText(event.currentTarget.value);
              answers(options.map((one, other) => (other === number ? typed : one)));
            }}
          />
          <IconButton
            icon="ui-cross"
            label={words('lesson-answer-out', { letter: LETTERS[number]! })}
            onClick={() => answers(options.filter((_, other) => other !== number))}
          />
        </div>
      ))}
      {text.trim() === '' && options.some(one => one.trim() !== '') && (
        <p class="field-hint bad">{words('lesson-answers-alone')}</p>
      )}
      {options.length > 0 && options.filter(one => one.trim() !== '').length < LIMITS.answers[0] && (
        <p class="field-hint">{words('lesson-answers-few')}</p>
      )}
      {options.length < LIMITS.answers[1] && (
        <Button
          small
          kind="quiet"
          onClick={() => {
            answers([...options, ...Array<string>(options.length === 0 ? LIMITS.answers[0] : 1).fill('')]);
            onAnswer(options.length);
          }}
        >
          {words(options.length === 0 ? 'lesson-answers-add' : 'lesson-answer-add')}
        </Button>
      )}
    </div>
  );
}
