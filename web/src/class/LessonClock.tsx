// The clock of the desk: the time, what is left of this part, and of the lesson.
import { clockTime } from '../words/clock';
import { words } from '../words/words';
import { useNow } from './knowing';
import { endOf, LessonBar, whereIs } from './LessonBar';
import type { ClassState } from './model';
import { keptPlan } from './plan/draft';
import './wall.css';

export function LessonClock({ state, code }: { state: ClassState; code: string }) {
  const now = useNow();
  const { times } = state;
  const where = times && whereIs(state.plan.parts, times, now);
  const end = times && endOf(state.plan.parts, times, now, keptPlan(code)?.starts ?? null);
  return (
    <section class="wall-clock" aria-label={words('class-clock')}>
      <p>
        <b>{clockTime(now, words.language)}</b>
        <span>
          {where &&
            words(where.late ? 'class-part-late' : 'class-part-left', {
              part: state.plan.parts[times!.part]?.id ?? '',
              count: where.left,
            })}
        </span>
        {end && (
          <span class="lesson-end">
            {words('class-lesson-left', { count: end.left, time: clockTime(end.at, words.language) })}
          </span>
        )}
      </p>
      <LessonBar parts={state.plan.parts} times={times} now={now} />
    </section>
  );
}
