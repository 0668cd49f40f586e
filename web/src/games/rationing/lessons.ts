import type { LessonWish } from '../lessons';

/** A quiet class: the top counts moves; a lively one: it spins by the clock; a double lesson with another visit. */
export const lessons: LessonWish[] = [
  { id: 'quiet', size: 4, options: { top: 'steps' } },
  { id: 'lively', size: 5, options: { top: 'clock', top_seconds: 60 }, minutes: { example: 6, play: 19 } },
  {
    id: 'double',
    size: 4,
    options: { top: 'steps' },
    rounds: 2,
    minutes: { join: 4, example: 7, play: 44, debrief: 26, exit: 5, reserve: 4 },
  },
];
