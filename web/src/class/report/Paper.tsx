// The report on paper, and the same as a table for spreadsheets.
import { deckTitle } from '../../screens/table/telling';
import { shortName, type Deck } from '../../table/deck';
import { words, type Words } from '../../words/words';
import { BANDS, type GameReport } from '../../games/module';
import { Button } from '../../ui/Button';
import { columnsOf, share, type Learned, type Report } from './model';

export type Whole = {
  report: Report;
  deck: Deck;
  learned: Learned;
  /** what the game tells; null where it tells nothing, or the server is too old */ game: GameReport | null;
  /** what was voted on, in words */ asked(vote: Report['votes'][number]): { text: string; options: string[] };
};

const setTitle = (deck: Deck, id: string): string =>
  (deck.texts as { sets?: Record<string, { title?: string }> }).sets?.[id]?.title ?? id;

/** The same page as a table: a row for each pupil, then the class. */
export function tableOf({ report, deck, learned, game, asked }: Whole, words: Words): (string | number)[][] {
  const columns = columnsOf(report, words, learned, game);
  const rows: (string | number)[][] = [[words('lesson-report-name'), ...columns.map(column => column.title)]];
  for (const row of report.pupils) rows.push([row.name, ...columns.map(column => column.value(row))]);
  if (report.sets.some(set => set.asks > 0)) {
    rows.push(
      [],
      [
        words('lesson-report-set'),
        words('lesson-report-asked'),
        words('lesson-report-known'),
        words('lesson-report-early'),
        words('lesson-report-late'),
      ],
    );
    for (const set of report.sets) rows.push([setTitle(deck, set.set), set.asks, set.known, set.early, set.late]);
  }
  for (const { title, heads, rows: told } of game?.tables ?? []) rows.push([], [title], heads, ...told);
  const placed = report.sets.filter(set => learned.bands(set.set));
  if (placed.length > 0) {
    rows.push([], [words('lesson-report-set'), ...BANDS.map(band => words('lesson-report-band', { band }))]);
    for (const { set } of placed) rows.push([setTitle(deck, set), ...BANDS.map(band => learned.bands(set)![band])]);
  }
  for (const vote of report.votes.filter(one => one.options.length > 0)) {
    const { text, options } = asked(vote);
    rows.push([], [words('lesson-report-vote'), text], ...options.map((option, at) => [option, vote.counts[at] ?? 0]), [
      words('lesson-report-unsure'),
      vote.unsure,
    ]);
  }
  if (report.exits.length > 0) {
    rows.push([], [words('lesson-report-name'), words('lesson-report-exits')]);
    for (const exit of report.exits) rows.push([exit.name, ...exit.answers]);
  }
  return rows;
}

export function Paper({
  report,
  deck,
  learned,
  game,
  asked,
  title,
  name,
  keep,
  onShow,
}: Whole & {
  title: string;
  name: string;
  keep: string;
  /** one card on the projector, while there is one */ onShow: ((set: string) => void) | null;
}) {
  const columns = columnsOf(report, words, learned, game);
  const map = report.sets.some(set => learned.bands(set.set));
  const votes = report.votes.filter(one => one.options.length > 0);
  const asks = report.sets.reduce((sum, set) => sum + set.asks, 0);
  const known = report.sets.reduce((sum, set) => sum + set.known, 0);
  const figures: [string | number, string][] = [
    [report.pupils.length, words('lesson-report-people', { count: report.pupils.length })],
    [report.tables, words('lesson-report-tables', { count: report.tables, finished: report.finished })],
    ...(asks > 0 ? [[asks, words('lesson-report-asks', { count: asks, known })] as [number, string]] : []),
    [report.exits.length, words('lesson-report-cards', { count: report.exits.length })],
  ];
  const half = Math.ceil(report.pupils.length / 2);
  const halves = [report.pupils.slice(0, half), report.pupils.slice(half)].filter(rows => rows.length > 0);
  return (
    <article class="report-paper paper">
      <header>
        <p class="caps">{words('lesson-report')}</p>
        <h2>{name === deckTitle(deck) ? name : `${name}: ${deckTitle(deck)}`}</h2>
        <p>
          {[title, new Date().toLocaleDateString(words.language, { dateStyle: 'long' })].filter(Boolean).join(', ')}
        </p>
      </header>
      <dl class="report-figures">
        {figures.map(([figure, what]) => (
          <div key={what}>
            <dt>{figure}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      {asks > 0 && (
        <div class="report-two">
          <section>
            <h3>{words('lesson-report-sets')}</h3>
            <table>
              <thead>
                <tr>
                  <th>{words('lesson-report-set')}</th>
                  <th>{words('lesson-report-known')}</th>
                  <th>{words('lesson-report-read')}</th>
                  {map && <th>{words('lesson-report-map-bands')}</th>}
                </tr>
              </thead>
              <tbody>
                {report.sets.map(set => {
                  const percent = share(set.known, set.asks);
                  return (
                    <tr key={set.set}>
                      <th scope="row">
                        {setTitle(deck, set.set)}
                        {report.again.includes(set.set) && <abbr title={words('lesson-report-again')}> ↻</abbr>}
                      </th>
                      <td>
                        {percent === null ? (
                          '–'
                        ) : (
                          <>
                            <span
                              class="report-bar"
                              data-band={percent >= 75 ? 3 : percent >= 60 ? 2 : percent >= 45 ? 1 : 0}
                              style={{ '--share': `${percent}%` }}
                            />{' '}
                            {percent}&nbsp;%
                          </>
                        )}
                      </td>
                      <td>
                        {set.early} → {set.late}
                      </td>
                      {map && (
                        <td class="report-bands">
                          {learned.bands(set.set)
                            ? BANDS.map(band => (
                                <span key={band} title={words('lesson-report-band', { band })}>
                                  {learned.bands(set.set)![band]}
                                </span>
                              ))
                            : '–'}
                        </td>
                      )}
                    </tr>
                  );
                })}
              </tbody>
            </table>
            <p class="report-small">{words('lesson-report-sets-why')}</p>
          </section>
          <section>
            {report.confusions.length > 0 && (
              <>
                <h3>{words('lesson-report-confused')}</h3>
                <ul class="report-list">
                  {report.confusions.map(one => (
                    <li key={`${one.card} ${one.set}`}>
                      <b>{shortName(deck, one.card)}</b>
                      <span>{Math.round(one.times)}&nbsp;×</span>
                      <small>{words('lesson-report-instead', { set: setTitle(deck, one.set) })}</small>
                    </li>
                  ))}
                </ul>
                <p class="report-small">{words('lesson-report-confused-why')}</p>
              </>
            )}
            {report.again.length > 0 && (
              <>
                <h3>{words('lesson-report-again')}</h3>
                <ul class="report-again">
                  {report.again.map(set => (
                    <li key={set}>
                      {setTitle(deck, set)}
                      {onShow && (
                        <Button
                          small
                          kind="quiet"
                          onClick={() => onShow(set)}
                          label={`${words('lesson-report-show')}: ${setTitle(deck, set)}`}
                        >
                          {words('lesson-report-show')}
                        </Button>
                      )}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </section>
        </div>
      )}
      {game && game.tables.length > 0 && (
        <div class="report-game">
          {game.tables.map(({ title: head, why, heads, rows }) => (
            <section key={head}>
              <h3>{head}</h3>
              <table>
                <thead>
                  <tr>
                    {heads.map(one => (
                      <th key={one} scope="col">
                        {one}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map(([first, ...others], at) => (
                    <tr key={at}>
                      <th scope="row">{first}</th>
                      {others.map((cell, column) => (
                        <td key={column}>{cell}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
              <p class="report-small">{why}</p>
            </section>
          ))}
        </div>
      )}
      <section>
        <h3>{words('lesson-report-rows')}</h3>
        <div class="report-halves">
          {halves.map((rows, at) => (
            <table key={at}>
              <thead>
                <tr>
                  <th>{words('lesson-report-name')}</th>
                  <th>{words('lesson-report-real')}</th>
                  {columns.map(column => (
                    <th key={column.id}>{column.title}</th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(row => (
                  <tr key={row.person}>
                    <th scope="row">{row.name}</th>
                    <td class="report-line" />
                    {columns.map(column => (
                      <td key={column.id}>{column.value(row)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </div>
      </section>
      {votes.length > 0 && (
        <section>
          <h3>{words('lesson-report-votes')}</h3>
          <ul class="report-votes">
            {votes.map((vote, at) => {
              const { text, options } = asked(vote);
              return (
                <li key={at}>
                  <b>{text}</b>
                  <ul>
                    {options.map((option, place) => (
                      <li key={place}>
                        <span>{option}</span> <b>{vote.counts[place] ?? 0}</b>
                      </li>
                    ))}
                    {vote.unsure > 0 && (
                      <li>
                        <span>{words('lesson-report-unsure')}</span> <b>{vote.unsure}</b>
                      </li>
                    )}
                  </ul>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {report.exits.length > 0 && (
        <section>
          <h3>{words('lesson-report-exits')}</h3>
          <ul class="report-exits">
            {report.exits.map((exit, at) => (
              <li key={at}>
                <b>{exit.name}</b>
                {exit.answers.filter(Boolean).map((answer, other) => (
                  <p key={other}>{answer}</p>
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
      {report.notes.length > 0 && (
        <section>
          <h3>{words('lesson-report-notes')}</h3>
          <ul class="report-exits">
            {report.notes.map((note, at) => (
              <li key={at}>
                <b>{words('lesson-table', { table: note.table })}</b>
                <p>{note.text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <footer>
        <p>{words(report.typed ? 'lesson-report-foot-typed' : 'lesson-report-foot')}</p>
        <p>{words(`lesson-report-keep-${keep}` as 'lesson-report-keep-day')}</p>
      </footer>
    </article>
  );
}
