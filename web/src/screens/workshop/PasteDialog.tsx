// Cells of a spreadsheet on their way into the deck: what was copied, what its columns are, what will be put in.
import { useMemo, useState } from 'preact/hooks';
import { announce } from '../../ui/Announcer';
import { Dialog } from '../../ui/Dialog';
import { FieldPicker, Switch } from '../../ui/Field';
import { words } from '../../words/words';
import { withMore, withoutPages, type Templates } from './count';
import { languagesOf, type Bench, type Draft } from './draft';
import { sectionsOf } from './pages';
import type { GameWorkshop } from './parts';
import { guess, MARK, NOTHING, PART, paste, pasteSheets, readTable, type Mapping } from './paste';

/** Rows that are shown before they are put in. */
const SHOWN = 4;
const WRONG_SHOWN = 6;

type Props = {
  onClose(): void;
  bench: Bench;
  workshop: GameWorkshop;
  templates: Templates;
  /** that texts are written in */ language: string;
};

export function PasteDialog({ onClose, bench, workshop, templates, language }: Props) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Mapping | null>(null);
  const draft = bench.draft.value;
  const { count } = workshop;
  // Rows for pages that the deck may have and has not yet; those that nothing is put on go again.
  const room = useMemo(
    () => (count ? withMore(draft, count, count.most, templates) : draft),
    [draft, count, templates],
  );
  const sheets = useMemo(
    () => pasteSheets(sectionsOf(workshop, room.source, language || languagesOf(room.source)[0]!, words)),
    [workshop, room, language, words.value],
  );
  const table = useMemo(() => readTable(text), [text]);
  const guessed = useMemo(
    () => guess(table, sheets, { mark: words('workshop-paste-heads-mark'), part: words('workshop-paste-heads-part') }),
    [table, sheets, words.value],
  );
  const mapping = chosen ?? guessed;
  const found = text.trim() !== '' && mapping ? paste(room, table, mapping, language) : null;
  const take = (): void => {
    if (!found) return;
    bench.change(() => trimmed(found.draft));
    announce(words('workshop-paste-done', { rows: found.rows, cells: found.cells }));
    onClose();
  };
  const trimmed = (after: Draft): Draft => {
    if (!count) return after;
    const before = count.of(draft.source);
    const ids = [...new Set(mapping!.sheet.rows.map(row => row.page.id))];
    return withoutPages(
      after,
      count,
      ids.flatMap((id, at) => (at >= before && !found!.pages.has(id) ? [at] : [])),
    );
  };
  const choices = mapping && [
    { value: NOTHING, label: words('workshop-paste-nothing') },
    { value: MARK, label: words('workshop-paste-mark') },
    ...(mapping.sheet.parts.length > 0 ? [{ value: PART, label: words('workshop-paste-part') }] : []),
    ...mapping.sheet.columns.map(({ id, label }) => ({ value: id, label })),
  ];
  return (
    <Dialog
      open
      title={words('workshop-paste')}
      onClose={onClose}
      no={words('shell-close')}
      yes={words('workshop-paste-take')}
      onYes={take}
      reason={found && found.cells > 0 ? null : words('workshop-paste-none')}
    >
      <div class="wk-paste">
        <p>{words('workshop-paste-how')}</p>
        <textarea
          aria-label={words('workshop-paste-cells')}
          rows={5}
          spellcheck={false}
          value={text}
          onInput={event => (setText(event.currentTarget.value), setChosen(null))}
        />
        {found && mapping && choices && (
          <>
            <FieldPicker
              label={words('workshop-paste-row')}
              value={mapping.sheet.id}
              choices={sheets.map(({ id, title, parts, rows }) => ({
                value: id,
                label: `${[title, parts.join(' · ')].filter(Boolean).join(': ')} (${rows.length})`,
              }))}
              onChange={id =>
                setChosen(
                  guess(
                    table,
                    sheets.filter(one => one.id === id),
                    { mark: words('workshop-paste-heads-mark'), part: words('workshop-paste-heads-part') },
                  ),
                )
              }
            />
            <Switch
              label={words('workshop-paste-head')}
              on={mapping.heads}
              onChange={heads => setChosen({ ...mapping, heads })}
            />
            <div class="wk-paste-table" tabIndex={0} role="group" aria-label={words('workshop-paste-columns')}>
              <table>
                <thead>
                  <tr>
                    {mapping.columns.map((column, at) => (
                      <th key={at} scope="col">
                        <select
                          aria-label={words('workshop-paste-column', { number: at + 1 })}
                          value={column}
                          onChange={event => {
                            const now = event.currentTarget.value;
                            // A field has one column at most.
                            const columns = mapping.columns.map((one, other) =>
                              other === at ? now : one === now ? NOTHING : one,
                            );
                            setChosen({ ...mapping, columns });
                          }}
                        >
                          {choices.map(({ value, label }) => (
                            <option key={value} value={value} selected={value === column}>
                              {label}
                            </option>
                          ))}
                        </select>
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {table.slice(mapping.heads ? 1 : 0, (mapping.heads ? 1 : 0) + SHOWN).map((row, at) => (
                    <tr key={at}>
                      {row.map((cell, column) => (
                        <td key={column} class={mapping.columns[column] === NOTHING ? 'off' : ''}>
                          <span>{cell}</span>
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            <p role="status">{words('workshop-paste-found', { rows: found.rows, cells: found.cells })}</p>
            {found.wrong.length > 0 && (
              <ul class="wk-why">
                {found.wrong.slice(0, WRONG_SHOWN).map(({ row, cell, why }, at) => (
                  <li key={at}>{words(`workshop-paste-wrong-${why}`, { row, cell })}</li>
                ))}
                {found.wrong.length > WRONG_SHOWN && (
                  <li>{words('workshop-problems-more', { n: found.wrong.length - WRONG_SHOWN })}</li>
                )}
              </ul>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
