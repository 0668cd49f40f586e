// The lesson as a bar: widths are minutes, a pin stands where it is.
import { useWords } from '../words/words';
import type { Part, Times } from './model';

const MINUTE = 60_000;

export type Where = {
  /** of the whole lesson, 0 to 1 */ at: number;
  /** whole minutes left of this part */ left: number;
  late: boolean;
};

/** Where the pin stands: within its part as far as that part's time has run, never beyond it. */
export function whereIs(parts: Part[], times: Times, now: number): Where {
  const whole = parts.reduce((sum, part) => sum + part.minutes, 0) || 1;
  const before = parts.slice(0, times.part).reduce((sum, part) => sum + part.minutes, 0);
  const share = Math.min(1, Math.max(0, (now - times.began) / Math.max(1, times.ends - times.began)));
  return {
    at: (before + share * (parts[times.part]?.minutes ?? 0)) / whole,
    left: Math.ceil(Math.max(0, times.ends - now) / MINUTE),
    late: now > times.ends,
  };
}

export function LessonBar({ parts, times, now }: { parts: Part[]; times: Times | null; now: number }) {
  const words = useWords();
  const where = times && whereIs(parts, times, now);
  const whole = parts.reduce((sum, part) => sum + part.minutes, 0) || 1;
  return (
    <ol class="lesson-bar" aria-label={words('class-lesson', { count: whole })}>
      {parts.map((part, at) => (
        <li
          key={part.id}
          class={times && at < times.part ? 'past' : times && at === times.part ? 'now' : ''}
          style={{ flexGrow: part.minutes }}
          aria-current={times && at === times.part ? 'step' : undefined}
        >
          <span class={part.minutes / whole < 0.1 ? 'unseen' : ''}>{words('class-part', { part: part.id })} </span>
          <b>{part.minutes}</b>
        </li>
      ))}
      {where && <i class="lesson-pin" style={{ left: `${(where.at * 100).toFixed(2)}%` }} aria-hidden="true" />}
    </ol>
  );
}
