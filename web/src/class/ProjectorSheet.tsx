// What the class sees on the projector, chosen by the teacher.
import type { LessonPage } from '../engine/types';
import { Button } from '../ui/Button';
import { SideSheet } from '../ui/SideSheet';
import { words } from '../words/words';
import type { TeacherActs } from './live';
import type { ClassState, Screen } from './model';

const PAGES = ['wall', 'comparison', 'question'] as const;
/** As the wire has it: only a table has a number. */
const pageOf = ({ what, table }: Pick<Screen, 'what' | 'table'>): LessonPage => ({
  page: what === 'seating' ? 'code' : what === 'over' ? 'question' : what,
  ...(table ? { table } : {}),
});

export const screenName = ({ what, table }: Pick<Screen, 'what' | 'table'>): string =>
  words('class-screen', { what, table: table ?? 0 });

export function ProjectorSheet({
  open,
  state,
  acts,
  onClose,
  comparison,
}: {
  open: boolean;
  state: ClassState;
  acts: TeacherActs;
  onClose(): void;
  /** what the projector is to compare */ comparison?: string;
}) {
  const choices: Screen[] = [
    { what: 'code', table: null, text: null },
    ...(state.phase === 'lobby' ? [] : PAGES.map((what): Screen => ({ what, table: null, text: null }))),
    { what: 'black', table: null, text: null },
    ...(state.phase === 'playing'
      ? state.tables.map(({ table }): Screen => ({ what: 'table', table, text: null }))
      : []),
  ];
  const isNow = (screen: Screen) => screen.what === state.screen.what && screen.table === state.screen.table;
  return (
    <SideSheet open={open} title={words('class-projector')} onClose={onClose}>
      <p class="muted">{words('class-projector-text')}</p>
      <ul class="sentences">
        {choices.map(screen => (
          <li key={`${screen.what} ${screen.table}`}>
            <Button
              small
              wide
              pressed={isNow(screen)}
              onClick={() => (
                void acts.project({
                  ...pageOf(screen),
                  ...(screen.what === 'comparison' && comparison ? { text: comparison } : {}),
                }),
                onClose()
              )}
            >
              {screenName(screen)}
            </Button>
          </li>
        ))}
      </ul>
    </SideSheet>
  );
}
