// Private notes: every card in play that one does not hold, against every other seat. Marks are put by hand.
import { useRef } from 'preact/hooks';
import { Icon } from '../../../ui/Icon';
import type { Play } from '../play';
import { marked } from '../store';

const SIGNS = { yes: '✓', no: '✗', maybe: '?' };

export function Notes({ play }: { play: Play }) {
  const { words, names, others, eyes, state } = play;
  const grid = useRef<HTMLTableElement>(null);
  if (eyes === 'spectator') return null;
  const notes = state.notes(eyes);
  const rows = play.inPlay.filter(card => !play.held.has(card.id));
  const onKeyDown = (event: KeyboardEvent) => {
    const cells = [...(grid.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = cells.indexOf(event.target as HTMLElement);
    const wide = others.length;
    const to: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      ArrowDown: at + wide,
      ArrowUp: at - wide,
      Home: at - (at % wide),
      End: at - (at % wide) + wide - 1,
    };
    const next = cells[to[event.key] ?? -1];
    if (at < 0 || !next) return;
    event.preventDefault();
    cells.forEach(cell => (cell.tabIndex = -1));
    next.tabIndex = 0;
    next.focus();
  };
  return (
    <div class="tr-notes">
      <p class="tr-hint">
        <Icon id="ui-lock" size={16} />
        <span>
          <b>{words('triples-notes-private')}.</b> {words('triples-notes-hint')}
        </span>
      </p>
      <div class="tr-notes-scroll">
        <table ref={grid} onKeyDown={onKeyDown}>
          <caption class="unseen">{words('triples-notes-title')}</caption>
          <thead>
            <tr>
              <td />
              {others.map(seat => (
                <th key={seat} scope="col">
                  {names.of(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((card, row) => (
              <tr key={card.id}>
                <th scope="row">{card.name}</th>
                {others.map((seat, column) => {
                  const mark = notes.value[card.id]?.[seat];
                  return (
                    <td key={seat}>
                      <button
                        type="button"
                        class={mark ?? 'none'}
                        tabIndex={row === 0 && column === 0 ? 0 : -1}
                        data-note={`${card.id} ${seat}`}
                        aria-label={words('triples-notes-cell', {
                          name: names.of(seat),
                          card: card.name,
                          mark: mark ?? 'none',
                        })}
                        onClick={() => (notes.value = marked(notes.value, card.id, seat))}
                      >
                        {mark ? SIGNS[mark] : '·'}
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
