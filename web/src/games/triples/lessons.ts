import type { LessonWish } from '../lessons';

/** A first game; the same names from memory; a double lesson in which everybody meets others. */
export const lessons: LessonWish[] = [
  { id: 'first', size: 5, options: { variant: 'beginner', recall: 'picked' }, coach: false, bot: 'easy' },
  { id: 'memory', size: 4, options: { variant: 'advanced', recall: 'typed' }, minutes: { example: 3, play: 22 } },
  {
    id: 'double',
    size: 5,
    options: { variant: 'beginner', recall: 'picked' },
    rounds: 2,
    minutes: { join: 4, example: 6, play: 46, debrief: 25, exit: 5, reserve: 4 },
  },
];
