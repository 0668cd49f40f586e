// What happens to a class when its teacher goes on: the questions before it (ui/ask.tsx).
import type { Words } from '../words/words';
import type { TeacherActs } from './live';
import type { ClassState } from './model';
import type { Asking } from '../ui/ask';

export type Step = 'start' | 'debrief' | 'next' | 'end';

export function sureOf(step: Step, state: ClassState, acts: TeacherActs, words: Words): Asking {
  const running = state.phase === 'playing' ? state.tables.filter(table => !table.over).length : 0;
  const count = state.people.length;
  const act = {
    start: () => acts.start(state.plan.parts.find(part => part.id === 'play')?.minutes),
    debrief: acts.debrief,
    next: acts.nextRound,
    end: acts.endClass,
  }[step];
  const text =
    step === 'start'
      ? words('class-sure-start', { tables: state.seating.tables.length })
      : [
          running > 0 && words('class-sure-break', { count: running }),
          step === 'end'
            ? words('class-sure-end', { count, keep: state.keep })
            : words('class-sure-on', { what: step, count }),
        ]
          .filter(Boolean)
          .join(' ');
  return {
    title: words('class-sure', { what: step }),
    text,
    yes: words('class-sure-yes', { what: step, tables: state.seating.tables.length }),
    act,
  };
}

/** Turning away all who wait at the door. */
export const sureToTurnAway = (count: number, acts: TeacherActs, words: Words): Asking => ({
  title: words('class-turn-away-sure'),
  text: words('class-turn-away-what', { count }),
  yes: words('class-turn-all-away', { count }),
  act: acts.turnAllAway,
});

/** Taking somebody out of the class. */
export const sureToRemove = (ban: boolean, person: number, name: string, acts: TeacherActs, words: Words): Asking => ({
  title: words(ban ? 'class-ban-sure' : 'class-remove-sure', { name }),
  text: words(ban ? 'class-ban-what' : 'class-remove-what'),
  yes: words(ban ? 'class-ban' : 'class-remove'),
  act: () => (ban ? acts.ban(person) : acts.remove(person)),
});
