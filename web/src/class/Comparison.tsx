// What happened: facts of all tables side by side, in the order of their numbers. With the same deal each seat beside
// the same seat elsewhere.
import type { GameClassroom, Measure } from '../games/module';
import { words } from '../words/words';
import type { Knowing } from './knowing';
import type { ClassState } from './model';

type Player = 'person' | 'bot' | /** a bot for a part of the game */ 'part';
/** A table's seats by one measure, who played there, and how far it came. */
type Row = { table: number; counts: number[]; players: Player[]; far: { done: number; of: number } | null };
/** All tables by the same measure; told to the projector by the teacher, for it sees no finished game itself. */
type Compared = { by: string; rows: Row[] };

/** By the first measure that every table tells. */
export function compared(
  tables: ClassState['tables'],
  { classroom, telling }: Pick<Knowing, 'classroom' | 'telling'>,
): Compared | null {
  const seen = tables.filter(table => table.view).sort((a, b) => a.table - b.table);
  if (!classroom || seen.length === 0) return null;
  const measure = classroom.measures.find(one =>
    seen.every(table => table.seats.every((_, seat) => one.of(table.view!, seat) !== null)),
  );
  if (!measure) return null;
  return {
    by: measure.name,
    rows: seen.map(table => {
      const far = classroom.progress(table.view!, telling(table));
      return {
        table: table.table,
        counts: table.seats.map((_, seat) => measure.of(table.view!, seat)!),
        players: table.seats.map(chair => (chair.person === null ? 'bot' : chair.byBots ? 'part' : 'person')),
        far: far && { done: far.done, of: far.of },
      };
    }),
  };
}

/** After the count of a seat at which a bot played. */
const MARKS: Record<Player, string> = { person: '', bot: 'b', part: 'p' };

/** 'sets 1:2,2b,1,0p,1=7/12;2:…' */
export const comparedText = (found: Compared | null): string =>
  found
    ? `${found.by} ` +
      found.rows
        .map(
          ({ table, counts, players, far }) =>
            `${table}:${counts.map((count, seat) => `${count}${MARKS[players[seat]!]}`).join(',')}` +
            `${far ? `=${far.done}/${far.of}` : ''}`,
        )
        .join(';')
    : '';

export function comparedIn(text: string | null): Compared | null {
  const [, by, list] = /^([a-z]+) ((?:\d+:-?\d+[bp]?(?:,-?\d+[bp]?)*(?:=\d+\/\d+)?(?:;|$))+)$/.exec(text ?? '') ?? [];
  if (!by || !list) return null;
  const rows = list.split(';').map(row => {
    const [table = '', rest = ''] = row.split(':');
    const [counts = '', far] = rest.split('=');
    const [done, of] = far?.split('/').map(Number) ?? [];
    return {
      table: Number(table),
      counts: counts.split(',').map(count => parseInt(count, 10)),
      players: counts
        .split(',')
        .map((count): Player => (count.endsWith('b') ? 'bot' : count.endsWith('p') ? 'part' : 'person')),
      far: done === undefined || of === undefined ? null : { done, of },
    };
  });
  return { by, rows };
}

export function Comparison({
  found: { by, rows },
  classroom,
  sameDeal,
}: {
  found: Compared;
  classroom: GameClassroom;
  sameDeal: boolean;
}) {
  const seats = Math.max(0, ...rows.map(row => row.counts.length));
  const far = rows.some(row => row.far !== null);
  const played = (count: number, player: Player) => {
    const text = measure?.text(words, count) ?? String(count);
    return player === 'person' ? text : words(player === 'bot' ? 'class-count-bot' : 'class-count-part', { text });
  };
  const bots = rows.some(row => row.players.some(player => player !== 'person'));
  const measure: Measure | undefined = classroom.measures.find(one => one.name === by);
  return (
    <div class="comparison">
      <table class="paper">
        <caption>
          {words('class-what-happened')}
          {measure && <small>{measure.head(words)}</small>}
        </caption>
        <thead>
          <tr>
            <th scope="col">{words('class-table-word')}</th>
            {Array.from({ length: seats }, (_, seat) => (
              <th key={seat} scope="col">
                {words('class-seat', { number: seat + 1 })}
              </th>
            ))}
            {far && <th scope="col">{classroom.far(words)}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ table, counts, players, far: came }) => (
            <tr key={table}>
              <th scope="row">{table}</th>
              {Array.from({ length: seats }, (_, seat) => (
                <td key={seat} class={players[seat] === 'person' ? '' : 'by-bot'}>
                  {counts[seat] === undefined ? '–' : played(counts[seat], players[seat]!)}
                </td>
              ))}
              {far && <td>{came ? words('class-done-of', came) : '–'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {bots && <p class="comparison-note">{words('class-bots-note')}</p>}
      {sameDeal && (
        <p class="comparison-note">
          {words(new Set(rows.map(row => row.counts.length)).size > 1 ? 'class-same-sizes' : 'class-same-note')}
        </p>
      )}
    </div>
  );
}
