// What happened: facts of all tables side by side, in the order of their numbers. With the same deal each seat beside the same seat elsewhere.
import { useWords } from '../words/words';
import { progressOf, sentenceOf, type Knowing } from './knowing';
import type { ClassState } from './model';

export function Comparison({ state, knowing }: { state: ClassState; knowing: Knowing }) {
  const words = useWords();
  const tables = [...state.tables].sort((a, b) => a.table - b.table).filter(table => table.view);
  const seats = Math.max(0, ...tables.map(table => table.seats.length));
  const { classroom } = knowing;
  return (
    <div class="comparison">
      <table class="paper">
        <caption>{words('class-what-happened')}</caption>
        <thead>
          <tr><th scope="col">{words('class-table-word')}</th>{Array.from({ length: seats }, (_, seat) => <th key={seat} scope="col">{words('class-seat', { number: seat + 1 })}</th>)}<th scope="col">{words('class-how-far')}</th></tr>
        </thead>
        <tbody>
          {tables.map(table => (
            <tr key={table.table}>
              <th scope="row">{table.table}</th>
              {Array.from({ length: seats }, (_, seat) => <td key={seat}>{seat < table.seats.length && classroom ? classroom.result(table.view!, seat, knowing.telling(table)).text : '–'}</td>)}
              <td>{progressOf(table, knowing)?.text ?? sentenceOf(table, knowing)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {state.plan.sameDeal && <p class="comparison-note">{words('class-same-note')}</p>}
    </div>
  );
}
