// Ready plans of a lesson: each game brings its own (`src/games/GAME/lessons.ts`), with words `GAME-lesson-ID` and
// `GAME-lesson-ID-why`.
import type { GameName, Level } from '../table/session';
import type { OptionValue } from './option-words';

export type LessonWish = {
  id: string;
  size: number;
  options: Record<string, OptionValue>;
  rounds?: number;
  same_deal?: boolean;
  coach?: boolean;
  /** who takes a seat left over: an easy one where pupils play for the first time */ bot?: Level;
  minutes?: Record<string, number>;
};

const found = import.meta.glob<{ lessons: LessonWish[] }>('./*/lessons.ts', { eager: true });

/** None where a game brings none: then there is the usual plan alone. */
export const lessonsOf = (game: GameName): LessonWish[] => found[`./${game}/lessons.ts`]?.lessons ?? [];
