// "Who is Ryś?": a sheet to print, with a line for each pseudonym on which the teacher writes a name by hand. Names
// never reach a server.
import { useTitle } from '../../ui/title';
import { useState } from 'preact/hooks';
import { pseudonyms } from '../../screens/setup';
import { Bar } from '../../ui/Bar';
import { Button } from '../../ui/Button';
import { FieldPicker, TextField } from '../../ui/Field';
import { NotLoaded, useLoad } from '../../ui/load';
import { Loading } from '../../ui/Loading';
import { nameText } from '../../words/names';
import { words } from '../../words/words';
import { draftText } from '../plan/draft';
import { plainText } from '../plan/plan';
import { useLessonWords } from '../words';
import './names.css';

/** The title of the plan that is being made, so that the sheet need not be told again. */
function titleOfDraft(): string {
  try {
    const title = (JSON.parse(draftText() ?? '{}') as { title?: unknown }).title;
    return typeof title === 'string' ? plainText(title).slice(0, 40) : '';
  } catch {
    return '';
  }
}

const BY = ['name', 'table'] as const;

export default function NamesSheet() {
  const spoken = useLessonWords();
  const { value: list, failed, again } = useLoad(pseudonyms, []);
  const [title, setTitle] = useState(titleOfDraft);
  const [by, setBy] = useState<(typeof BY)[number]>('name');
  useTitle(spoken.ready ? words('lesson-sheet') : '');
  if (failed || spoken.failed)
    return (
      <main class="names cloth">
        <NotLoaded again={() => (again(), spoken.again())} />
      </main>
    );
  if (!list || !spoken.ready)
    return (
      <main class="names cloth">
        <Loading />
      </main>
    );
  const names = list
    .map(one => nameText({ pseudonym: one.id }, list, words.language))
    .sort((one, other) => one.localeCompare(other, words.language));
  const seats = Array.from({ length: 40 }, (_, at) =>
    words('lesson-sheet-seat', { table: Math.floor(at / 5) + 1, seat: (at % 5) + 1 }),
  );
  return (
    <>
      <Bar title={words('lesson-sheet')} home="#/class">
        <Button small onClick={() => print()}>
          {words('lesson-print')}
        </Button>
      </Bar>
      <main class="names cloth">
        <div class="names-form paper">
          <p>{words('lesson-sheet-why')}</p>
          <TextField
            label={words('lesson-title')}
            value={title}
            max={40}
            onChange={text => setTitle(plainText(text))}
          />
          <FieldPicker
            label={words('lesson-sheet-by')}
            value={by}
            choices={BY.map(value => ({ value, label: words(`lesson-sheet-by-${value}`) }))}
            onChange={value => setBy(value)}
          />
        </div>
        <article class="paper names-sheet">
          <header>
            <h2>{words('lesson-sheet')}</h2>
            <p>{title || '\u2002'}</p>
          </header>
          <ol>
            {(by === 'name' ? names : seats).map(name => (
              <li key={name}>
                <b>{name}</b>
                <span />
              </li>
            ))}
          </ol>
          <footer>{words('lesson-sheet-foot')}</footer>
        </article>
      </main>
    </>
  );
}
