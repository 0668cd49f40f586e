// What happened: facts of all tables side by side, in the order of their numbers. With the same deal each seat beside the same seat elsewhere.
import { useWords } from '../words/words';
import { progressOf, type Knowing } from './knowing';
import type { ClassState } from './model';

/** A table's seats in what the game counts, and how far it came; told to the projector by the teacher, for it sees no finished game itself. */
export type Row = { table: number; points: number[]; done: number | null };

export function rowsOf(state: ClassState, knowing: Knowing): Row[] {
  const { classroom } = knowing;
  if (!classroom) return [];
  return state.tables.filter(table => table.view).map(table => ({
    table: table.table, points: table.seats.map((_, seat) => classroom.result(table.view!, seat, knowing.telling(table)).points), done: progressOf(table, knowing)?.done ?? null,
  })).sort((a, b) => a.table - b.table);
}

/** '1:2,2,1,0,1=7;2:…' */
export const rowsText = (rows: Row[]): string => rows.map(({ table, points, done }) => `${table}:${points.join(',')}${done === null ? '' : `=${done}`}`).join(';');

export function rowsIn(text: string | null): Row[] {
  if (!text || !/^(\d+:-?\d+(,-?\d+)*(=\d+)?(;|$))+$/.test(text)) return [];
  return text.split(';').filter(Boolean).map(row => {
    const [table = '', rest = ''] = row.split(':');
    const [points = '', done] = rest.split('=');
    return { table: Number(table), points: points.split(',').map(Number), done: done === undefined ? null : Number(done) };
  });
}

export function Comparison({ rows, sameDeal }: { rows: Row[]; sameDeal: boolean }) {
  const words = useWords();
  const seats = Math.max(0, ...rows.map(row => row.points.length));
  const far = rows.some(row => row.done !== null);
  return (
    <div class="comparison">
      <table class="paper">
        <caption>{words('class-what-happened')}</caption>
        <thead>
          <tr><th scope="col">{words('class-table-word')}</th>{Array.from({ length: seats }, (_, seat) => <th key={seat} scope="col">{words('class-seat', { number: seat + 1 })}</th>)}{far && <th scope="col">{words('class-how-far')}</th>}</tr>
        </thead>
        <tbody>
          {rows.map(({ table, points, done }) => (
            <tr key={table}><th scope="row">{table}</th>{Array.from({ length: seats }, (_, seat) => <td key={seat}>{points[seat] ?? '–'}</td>)}{far && <td>{done ?? '–'}</td>}</tr>
          ))}
        </tbody>
      </table>
      {sameDeal && <p class="comparison-note">{words(new Set(rows.map(row => row.points.length)).size > 1 ? 'class-same-sizes' : 'class-same-note')}</p>}
    </div>
  );
}
