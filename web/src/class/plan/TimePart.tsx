// The minutes of the lesson: a bar whose borders are dragged or moved by arrows, and on a narrow screen a row for each
// part.
import { useRef } from 'preact/hooks';
import { FieldPicker, Stepper } from '../../ui/Field';
import { words } from '../../words/words';
import { clockOf, lengthOf, LIMITS, minutesOf, moveBorder, type LessonPlan } from './plan';

const LENGTHS = [45, 60, 90];
const MINUTES = Array.from({ length: LIMITS.minutes[1] + 1 }, (_, minutes) => minutes);

export function TimePart({ plan, set }: { plan: LessonPlan; set(part: Partial<LessonPlan>): void }) {
  const length = lengthOf(plan);
  const clock = clockOf(plan);
  const bar = useRef<HTMLDivElement>(null);
  const minutesSet = (at: number, minutes: number) =>
    set({ phases: plan.phases.map((one, other) => (other === at ? { ...one, minutes } : one)) });
  /** The whole lesson becomes longer or shorter by its play. */
  const stretch = (to: number) =>
    set({
      phases: plan.phases.map(one =>
        one.phase === 'play' ? { ...one, minutes: Math.max(1, one.minutes + to - length) } : one,
      ),
    });
  const drag = (after: number, event: PointerEvent) => {
    const handle = event.currentTarget as HTMLElement;
    handle.setPointerCapture(event.pointerId);
    const perMinute = (bar.current?.clientWidth ?? 1) / Math.max(1, length);
    const from = event.clientX;
    const before = plan.phases;
    const move = (moved: PointerEvent) =>
      set({ phases: moveBorder(before, after, Math.round((moved.clientX - from) / perMinute)) });
    const end = () => {
      handle.removeEventListener('pointermove', move);
      handle.removeEventListener('pointerup', end);
      handle.removeEventListener('pointercancel', end);
    };
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', end);
    handle.addEventListener('pointercancel', end);
  };
  const keys = (after: number, event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -5, PageUp: 5 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    set({ phases: moveBorder(plan.phases, after, by) });
  };
  const lengths = LENGTHS.includes(length) ? LENGTHS : [...LENGTHS, length].sort((one, other) => one - other);
  return (
    <section class="paper plan-part plan-wide" aria-labelledby="plan-time">
      <div class="plan-time-head">
        <h2 id="plan-time">{words('lesson-time', { minutes: length })}</h2>
        <FieldPicker
          label={words('lesson-length')}
          hideLabel
          value={length}
          choices={lengths.map(value => ({ value, label: words('lesson-minutes', { minutes: value }) }))}
          onChange={stretch}
        />
        <label class="plan-starts">
          <span>{words('lesson-starts')}</span>
          <input
            type="time"
            value={plan.starts ?? ''}
            onInput={event => set({ starts: event.currentTarget.value || null })}
          />
        </label>
      </div>
      <div class="plan-bar" ref={bar}>
        {plan.phases.map(({ phase, minutes }, at) => (
          <div key={phase} class="plan-phase" style={{ '--minutes': minutes }} data-none={minutes === 0 || undefined}>
            <b>{minutes}</b>
            <span>{words(`lesson-phase-${phase}`)}</span>
            <small>{clock[at]}</small>
            {at < plan.phases.length - 1 && (
              <span
                class="plan-border"
                role="slider"
                tabIndex={0}
                aria-valuemin={0}
                aria-valuemax={minutes + plan.phases[at + 1]!.minutes}
                aria-valuenow={minutes}
                aria-label={words('lesson-border', {
                  phase: words(`lesson-phase-${phase}`),
                  next: words(`lesson-phase-${plan.phases[at + 1]!.phase}`),
                })}
                onPointerDown={event => drag(at, event)}
                onKeyDown={event => keys(at, event)}
              />
            )}
          </div>
        ))}
      </div>
      <ol class="plan-minutes">
        {plan.phases.map(({ phase, minutes }, at) => (
          <li key={phase}>
            <small>{clock[at]}</small>
            <Stepper
              label={words(`lesson-phase-${phase}`)}
              value={minutes}
              allowed={MINUTES}
              onChange={value => minutesSet(at, value)}
              less={words('lesson-shorter')}
              more={words('lesson-longer')}
            />
          </li>
        ))}
      </ol>
      <p class="field-hint">
        {words('lesson-time-why')} {minutesOf(plan, 'debrief') < 8 && words('lesson-time-short')}
      </p>
    </section>
  );
}
