// The lesson as a bar: widths are minutes, a pin stands where it is.
import { words } from '../words/words';
import type { Part, Times } from './model';

const MINUTE = 60_000;

type Where = {
  /** of the whole lesson, 0 to 1 */ at: number;
  /** whole minutes left of this part */ left: number;
  late: boolean;
};

/** Where the pin stands: within its part as far as that part's time has run, never beyond it. */
export function whereIs(parts: Part[], times: Times, now: number): Where {
  const whole = minutesOf(parts) || 1;
  const before = minutesOf(parts.slice(0, times.part));
  const share = Math.min(1, Math.max(0, (now - times.began) / Math.max(1, times.ends - times.began)));
  return {
    at: (before + share * (parts[times.part]?.minutes ?? 0)) / whole,
    left: Math.ceil(Math.max(0, times.ends - now) / MINUTE),
    late: now > times.ends,
  };
}

const minutesOf = (parts: Part[]): number => parts.reduce((sum, part) => sum + part.minutes, 0);
const HOUR = 60 * MINUTE;

/**
 * When the lesson ends: by the bell, where the plan names the hour it begins ('10:00') and this is about that hour;
 * else when the parts that are left have had their time.
 */
export function endOf(
  parts: Part[],
  times: Times,
  now: number,
  starts: string | null,
): { at: number; /** whole minutes */ left: number } {
  const [hours, minutes] = (starts ?? '').split(':').map(Number);
  const bell = new Date(now).setHours(hours ?? NaN, minutes ?? NaN, 0, 0) + minutesOf(parts) * MINUTE;
  const begins = bell - minutesOf(parts) * MINUTE;
  const isToday = now > begins - HOUR && now < bell + HOUR;
  const at = isToday ? bell : Math.max(now, times.ends) + minutesOf(parts.slice(times.part + 1)) * MINUTE;
  return { at, left: Math.max(0, Math.ceil((at - now) / MINUTE)) };
}

export function LessonBar({ parts, times, now }: { parts: Part[]; times: Times | null; now: number }) {
  const where = times && whereIs(parts, times, now);
  const whole = minutesOf(parts) || 1;
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
      {where && <i class="lesson-pin" style={{ left: `${(where.at * 100).toFixed(2)}%` }} aria-hidden />}
    </ol>
  );
}
