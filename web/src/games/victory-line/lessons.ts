import type { LessonWish } from '../lessons';

/**
 * To one line with events found by date and place; two against two with the names shown; a double lesson to three
 * lines.
 */
export const lessons: LessonWish[] = [
  {
    id: 'first',
    size: 4,
    options: { lines_to_win: 1, learning: false },
    bot: 'easy',
    minutes: { example: 4, play: 23, debrief: 10 },
  },
  {
    id: 'dates',
    size: 4,
    options: { lines_to_win: 1, learning: true },
    minutes: { example: 4, play: 23, debrief: 10 },
  },
  {
    id: 'double',
    size: 6,
    options: { lines_to_win: 3, learning: false },
    minutes: { join: 4, example: 6, play: 50, debrief: 22, exit: 5, reserve: 3 },
  },
];
