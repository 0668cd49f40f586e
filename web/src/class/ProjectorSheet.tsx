// What the class sees on the projector, chosen by the teacher.
import { Button } from '../ui/Button';
import { SideSheet } from '../ui/SideSheet';
import { useWords, type Words } from '../words/words';
import type { TeacherActs } from './live';
import type { ClassState, Screen } from './model';
import type { ToldPage } from './told';

const PAGES = ['wall', 'comparison', 'question'] as const;
/** As the wire has it: only a table has a number. */
export const pageOf = ({ what, table }: Screen): ToldPage => ({ page: what === 'seating' ? 'code' : what, ...(table ? { table } : {}) });

export const screenName = (words: Words, { what, table }: Screen): string => words('class-screen', { what, table: table ?? 0 });

export function ProjectorSheet({ open, state, acts, onClose }: { open: boolean; state: ClassState; acts: TeacherActs; onClose(): void }) {
  const words = useWords();
  const choices: Screen[] = [
    { what: 'code', table: null },
    ...(state.phase === 'lobby' ? [] : PAGES.map((what): Screen => ({ what, table: null }))),
    { what: 'black', table: null },
    ...(state.phase === 'playing' ? state.tables.map(({ table }): Screen => ({ what: 'table', table })) : []),
  ];
  const isNow = (screen: Screen) => screen.what === state.screen.what && screen.table === state.screen.table;
  return (
    <SideSheet open={open} title={words('class-projector')} onClose={onClose}>
      <p class="muted">{words('class-projector-text')}</p>
      <ul class="sentences">
        {choices.map(screen => (
          <li key={`${screen.what} ${screen.table}`}><Button small wide pressed={isNow(screen)} onClick={() => (void acts.show(pageOf(screen)), onClose())}>{screenName(words, screen)}</Button></li>
        ))}
      </ul>
    </SideSheet>
  );
}
