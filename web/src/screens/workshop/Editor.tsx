// A deck on the bench: its pages at the left, what is filled in in the middle, at the right the card as it will be,
// what is missing, and what to do with it.
import { useTitle } from '../../ui/title';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { loadGame } from '../../games';
import type { GameModule } from '../../games/module';
import { gameName } from '../../games/tile-words';
import { loadPrint } from '../../print/games';
import type { GamePrint } from '../../print/parts';
import { newDeck } from '../../decks/check';
import type { Json } from '../../decks/path';
import { ownDecks } from '../../decks/shelf';
import { pictureIn, withPictures, type Deck } from '../../table/deck';
import type { GameName } from '../../table/session';
import { announce } from '../../ui/Announcer';
import { Bar } from '../../ui/Bar';
import { Button, IconButton } from '../../ui/Button';
import { Stepper } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import { NotLoaded, useLoad } from '../../ui/load';
import { Loading } from '../../ui/Loading';
import { clockTime } from '../../words/clock';
import { LANGUAGES, words, wantWords, type Language } from '../../words/words';
import type { ScreenProps } from '../routes';
import { Acts } from './Acts';
import { resized, withoutPages, type Templates } from './count';
import { idOf, located, problemsOf, useCheck, type Checked, type Found } from './checking';
import {
  Bench,
  changed,
  emptied,
  gameOf,
  holdsIn,
  isBlank,
  languagesOf,
  valueOf,
  withLanguage,
  withoutLanguage,
  written,
  type Draft,
} from './draft';
import { Entry } from './Entry';
import { languageName } from './languages';
import { LanguageTabs, SIDE_BY_SIDE } from './LanguageTabs';
import { ABOUT, sectionsOf } from './pages';
import { loadWorkshop, MAKEABLE, type Block, type Field, type GameWorkshop, type PageOf, type Section } from './parts';
import { harmlessPictures } from './picture';
import { PasteDialog } from './PasteDialog';
import { PictureField } from './PictureField';
import { Preview } from './Preview';
import './workshop.css';

type Ready = { bench: Bench; workshop: GameWorkshop; game: GameModule; print: GamePrint; templates: Templates };

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
/** What a new deck says, in the languages that there are such for. */
const templatesOf = async (game: GameName): Promise<Templates> =>
  Object.fromEntries(
    await Promise.all(LANGUAGES.map(async language => [language, await newDeck(game, 'template', language)] as const)),
  );

export default function EditorScreen({ route }: ScreenProps) {
  const key = route.params.key!;
  const load = async (): Promise<Ready | 'none'> => {
    const [draft] = ((await ownDecks()) as Draft[]).filter(one => one.key === key);
    const name = draft && gameOf(draft.source);
    if (!name || !MAKEABLE.includes(name)) return 'none';
    const [workshop, game, print, templates] = await Promise.all([
      loadWorkshop(name),
      loadGame(name),
      loadPrint(name),
      templatesOf(name),
      wantWords('workshop'),
      wantWords('print'),
      wantWords(name),
    ]);
    document.documentElement.dataset.game = name;
    return { bench: new Bench(draft), workshop, game, print, templates };
  };
  const { value: ready, failed, again } = useLoad(load, [key], made => made !== 'none' && made.bench.close());
  const said = words.has('workshop-title');
  useEffect(() => void wantWords('workshop'), []);
  return (
    <>
      {ready && ready !== 'none' && said ? (
        <Loaded key={key} {...ready} first={route.query.get('page') ?? ABOUT} />
      ) : (
        <>
          <Bar title={said ? words('workshop-title') : 'Stolik'} />
          <main class="wk-list cloth">
            {failed && <NotLoaded again={again} />}
            {ready === 'none' && said && (
              <Notice
                kind="bad"
                urgent
                title={words('workshop-none')}
                acts={<Button href="#/workshop">{words('workshop-title')}</Button>}
              >
                {words('workshop-none-text')}
              </Notice>
            )}
            {!ready && !failed && <Loading />}
          </main>
        </>
      )}
    </>
  );
}

function Loaded({ bench, workshop, game, print, templates, first }: Ready & { first: string }) {
  const draft = bench.draft.value;
  const { source } = draft;
  const languages = languagesOf(source);
  const [wanted, setLanguage] = useState<string>(words.language);
  const edited =
    wanted === SIDE_BY_SIDE && languages.length > 1
      ? SIDE_BY_SIDE
      : languages.includes(wanted)
        ? wanted
        : languages[0]!;
  const shownIn = edited === SIDE_BY_SIDE ? languages : [edited];
  const main = shownIn[0]!;
  const sections = useMemo(() => sectionsOf(workshop, source, main, words), [workshop, source, main, words.value]);
  const pages = useMemo(() => sections.flatMap(section => section.pages), [sections]);
  const [at, setAt] = useState(first);
  const page = pages.find(one => one.id === at) ?? pages[0]!;
  const checked = useCheck(source);
  const found = useMemo(() => located(checked.report?.problems ?? [], pages, source), [checked.report, pages, source]);
  const pictures = useMemo(() => harmlessPictures(source.pictures), [source.pictures]);
  const deck = useMemo(
    (): Deck => ({
      id: String((source.deck as { id?: string }).id),
      language: main as Language,
      facts: withPictures(source.deck as Record<string, unknown>, pictures),
      texts: source.texts[main],
    }),
    [source, pictures, main],
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const [focus, setFocus] = useState<string | null>(null);
  const title = `${words('workshop-title')}: ${pages[0]!.title}`;
  useTitle(title);
  useEffect(() => {
    if (focus === null) return;
    (document.getElementById(focus) ?? heading.current)?.focus();
    setFocus(null);
  }, [focus, at, edited]);
  const turn = (to: string, field = '') => {
    setAt(to);
    setFocus(field);
    history.replaceState(
      history.state,
      '',
      `#/workshop/${encodeURIComponent(draft.key)}?page=${encodeURIComponent(to)}`,
    );
    if (!field) scrollTo(0, 0);
  };
  const mend = (one: Found) => {
    if (one.field?.of === 'texts' && !shownIn.includes(one.language)) setLanguage(one.language);
    turn(one.page?.id ?? ABOUT, one.field ? idOf(one.field, one.language) : '');
  };
  const undo = () => announce(words(bench.undo() ? 'workshop-undone' : 'workshop-undo-none'));
  const number = pages.indexOf(page);
  const [pasting, setPasting] = useState(false);
  /** where the page stands in the list that can be longer or shorter; -1 where it is in none */
  const listed = workshop.count
    ? ((source.deck as Json)[workshop.count.list] as { id: string }[]).findIndex(one => one.id === page.id)
    : -1;
  const takeOut = () => {
    bench.change(before => withoutPages(before, workshop.count!, [listed]));
    announce(words('workshop-page-gone', { title: page.title }));
    turn(pages[number - 1]!.id);
  };
  return (
    <>
      <Bar title={pages[0]!.title} note={<Kept bench={bench} />} home="#/workshop">
        <IconButton icon="ui-again" label={words('workshop-undo')} off={bench.steps.value === 0} onClick={undo} />
      </Bar>
      <main class="wk cloth">
        {print.Drawings && <print.Drawings />}
        <Pages {...{ sections, page, draft, found, languages }} game={gameName(game.name)} turn={turn} />
        <div class="wk-mid">
          <KeepNotice bench={bench} />
          <LanguageTabs
            languages={languages}
            chosen={edited}
            counts={Object.fromEntries(languages.map(one => [one, written(draft, pages, one)]))}
            onChoose={setLanguage}
            onAdd={language => (
              bench.change(before => withLanguage(before, language, workshop)),
              setLanguage(language)
            )}
            onRemove={language => bench.change(before => withoutLanguage(before, language))}
          >
            <div class="wk-page" key={page.id}>
              <h2 class="wk-head" tabIndex={-1} ref={heading}>
                {page.mark && (
                  <span class="wk-mark" style={page.style}>
                    {page.mark}
                  </span>
                )}
                {page.id === ABOUT ? words('workshop-whole') : page.title}
              </h2>
              <div class="wk-blocks">
                {page.blocks.map(block => (
                  <BlockOf
                    key={block.id}
                    {...{ block, page, bench, workshop, checked, pictures }}
                    languages={shownIn}
                  />
                ))}
              </div>
              {page.id === ABOUT && (
                <section class="paper wk-block wk-many">
                  {workshop.count && (
                    <Stepper
                      label={workshop.count.label(words)}
                      value={workshop.count.of(source)}
                      allowed={range(workshop.count.least, workshop.count.most)}
                      less={words('workshop-count-less')}
                      more={words('workshop-count-more')}
                      onChange={to => bench.change(before => resized(before, workshop.count!, to, templates))}
                    />
                  )}
                  <Button icon="ui-swap" onClick={() => setPasting(true)}>
                    {words('workshop-paste')}
                  </Button>
                  <p class="field-hint">{words('workshop-paste-why')}</p>
                </section>
              )}
              {pasting && (
                <PasteDialog onClose={() => setPasting(false)} {...{ bench, workshop, templates }} language={main} />
              )}
              {page.id === ABOUT &&
                (workshop.acts?.(source, words) ?? []).map(act => (
                  <Button
                    key={act.id}
                    small
                    onClick={() => bench.change(before => ({ ...before, source: act.does(before.source) }))}
                  >
                    {act.text}
                  </Button>
                ))}
              {listed >= 0 && workshop.count!.of(source) > workshop.count!.least && (
                <Button small kind="quiet" icon="ui-cross" onClick={takeOut}>
                  {words('workshop-page-out', { title: page.title })}
                </Button>
              )}
              <div class="wk-turn">
                <Button
                  icon="ui-left"
                  reason={number === 0 ? words('workshop-first') : null}
                  onClick={() => turn(pages[number - 1]!.id)}
                >
                  {words('workshop-before')}
                </Button>
                <Button
                  icon="ui-right"
                  reason={number === pages.length - 1 ? words('workshop-last') : null}
                  onClick={() => turn(pages[number + 1]!.id)}
                >
                  {words('workshop-next')}
                </Button>
              </div>
            </div>
          </LanguageTabs>
        </div>
        <aside class="wk-side" aria-label={words('workshop-side')}>
          <Preview key={page.id} deck={deck} print={print} page={page} />
          <Faults checked={checked} found={found} mend={mend} />
          <Acts bench={bench} game={game.name} checked={checked} />
        </aside>
      </main>
    </>
  );
}

function Kept({ bench }: { bench: Bench }) {
  const keeping = bench.keeping.value;
  const time = clockTime(bench.draft.value.changed, words.language);
  if (keeping === 'refused' || keeping === 'elsewhere')
    return (
      <span class="tag bad" data-keeping={keeping}>
        {words('workshop-not-kept')}
      </span>
    );
  const kept = keeping === 'kept';
  return (
    <span class={kept ? 'tag good wk-kept' : 'tag wk-kept'} data-keeping={keeping}>
      <Icon id={kept ? 'ui-check' : 'ui-edit'} size={16} />
      <span data-still>{kept ? words('workshop-kept', { time }) : words('workshop-keeping')}</span>
    </span>
  );
}

function KeepNotice({ bench }: { bench: Bench }) {
  const keeping = bench.keeping.value;
  if (keeping !== 'refused' && keeping !== 'elsewhere') return null;
  const refused = keeping === 'refused';
  return (
    <Notice
      kind="bad"
      urgent
      title={words('workshop-not-kept')}
      acts={
        <Button small onClick={() => (refused ? void bench.write() : location.reload())}>
          {words(refused ? 'shell-again' : 'workshop-elsewhere-load')}
        </Button>
      }
    >
      {words(`workshop-${keeping}-text`)}
    </Notice>
  );
}

type State = 'bad' | 'unwritten' | 'done';

/** The list of pages; on a narrow screen a field to choose from. */
function Pages({
  sections,
  page,
  draft,
  found,
  languages,
  game,
  turn,
}: {
  sections: Section[];
  page: PageOf;
  draft: Draft;
  found: Found[];
  languages: string[];
  game: string;
  turn(id: string): void;
}) {
  const states = useMemo(() => {
    const bad = new Set(found.map(one => one.page?.id));
    return new Map(
      sections
        .flatMap(section => section.pages)
        .map(one => {
          const left = languages.some(language => {
            const { done, of } = written(draft, [one], language);
            return done < of;
          });
          return [one.id, (bad.has(one.id) ? 'bad' : left ? 'unwritten' : 'done') as State];
        }),
    );
  }, [sections, draft, found, languages.join()]);
  const done = [...states.values()].filter(state => state === 'done').length;
  const label = (one: PageOf) => [one.mark, one.title].filter(Boolean).join('. ');
  return (
    <nav class="wk-pages" aria-label={words('workshop-pages')}>
      <p class="wk-sum">
        <b class="t">{game}</b>
        <span class="muted">{words('workshop-pages-done', { done, of: states.size })}</span>
      </p>
      <label class="wk-jump field">
        <span class="unseen">{words('workshop-pages')}</span>
        <select value={page.id} onChange={event => turn(event.currentTarget.value)}>
          {sections.map(section => (
            <optgroup key={section.title} label={section.title}>
              {section.pages.map(one => (
                <option key={one.id} value={one.id} selected={one.id === page.id}>
                  {label(one) + (states.get(one.id) === 'bad' ? ' ⚠' : states.get(one.id) === 'done' ? ' ✓' : '')}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <div class="wk-sections">
        {sections.map((section, number) => (
          <details key={section.title} open={number === 0 || sections.length <= 3 || section.pages.includes(page)}>
            <summary>{section.title}</summary>
            <ul>
              {section.pages.map(one => (
                <li key={one.id}>
                  <button
                    type="button"
                    class={one === page ? 'on' : ''}
                    aria-current={one === page ? 'page' : undefined}
                    onClick={() => turn(one.id)}
                  >
                    {one.mark && (
                      <span class="wk-mark" style={one.style} aria-hidden>
                        {one.mark}
                      </span>
                    )}
                    <span class="wk-name">
                      {one.mark && <span class="unseen">{one.mark}. </span>}
                      {one.title}
                    </span>
                    <StateSign state={states.get(one.id)!} />
                  </button>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </nav>
  );
}

const SIGNS: Record<State, string> = { bad: 'ui-stop', unwritten: 'ui-edit', done: 'ui-check' };
const StateSign = ({ state }: { state: State }) => (
  <span class={`wk-state ${state}`}>
    <Icon id={SIGNS[state]} size={18} />
    <span class="unseen">, {words(`workshop-state-${state}`)}</span>
  </span>
);

function BlockOf({
  block,
  page,
  bench,
  workshop,
  languages,
  checked,
  pictures,
}: {
  pictures: Record<string, string>;
  block: Block;
  page: PageOf;
  bench: Bench;
  workshop: GameWorkshop;
  languages: string[];
  checked: Checked;
}) {
  const draft = bench.draft.value;
  const { source } = draft;
  const problems = checked.report?.problems ?? [];
  const set = (field: Field, language: string, value: unknown) =>
    bench.change(
      before => ({ ...before, source: changed(before.source, field, language, value) }),
      `${idOf(field, language)}`,
    );
  const sign = block.sign && pictureIn(pictures, block.sign);
  const entry = (field: Field, language: string, beside?: string) => (
    <Entry
      key={language}
      field={field}
      id={idOf(field, language)}
      language={language}
      label={field.label}
      beside={beside}
      map={workshop.map}
      value={valueOf(source, field, language)}
      placeholder={isBlank(draft, field, language) ? valueOf(source, field, language) : undefined}
      wrong={problemsOf(problems, field, language, source)}
      advice={isBlank(draft, field, language) ? [] : problemsOf(checked.report?.notes ?? [], field, language, source)}
      onChange={value => set(field, language, value === undefined ? emptied(draft, field, language) : value)}
    />
  );
  return (
    <fieldset class={`paper wk-block${block.title ? '' : ' bare'}`} style={page.style} data-block={block.id}>
      <legend>
        {sign && <workshop.pictures.Draw id={sign} size={26} />}
        {block.title ?? page.title}
      </legend>
      <div class="wk-fields">
        {block.fields.map(field => {
          if (field.kind === 'picture') {
            return (
              <PictureField
                key={field.path}
                field={field}
                id={idOf(field, '')}
                source={source}
                pictures={pictures}
                game={workshop}
                wrong={problemsOf(problems, field, '', source)}
                onChange={next => bench.change(before => ({ ...before, source: next(before.source) }))}
              />
            );
          }
          if (field.of === 'facts') return entry(field, '');
          const held = languages.filter(language => holdsIn(field, language));
          if (languages.length === 1) return held.map(language => entry(field, language));
          return held.length === 0 ? null : (
            <div key={field.path} class="wk-beside wide" role="group" aria-label={field.label}>
              <p class="wk-over" aria-hidden>
                {field.label}
                {field.optional && <span class="muted"> {words('workshop-optional')}</span>}
              </p>
              {held.map(language => entry(field, language, languageName(language)))}
              {field.hint && <p class="field-hint wide">{field.hint}</p>}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

/** What the check says, each with the way to its field. */
function Faults({ checked, found, mend }: { checked: Checked; found: Found[]; mend(one: Found): void }) {
  const { report, failed } = checked;
  const count = report?.count ?? 0;
  return (
    <section class="wk-faults" aria-labelledby="wk-faults">
      <h2 id="wk-faults">{words('workshop-check')}</h2>
      <p role="status" class={count > 0 ? 'wk-count bad' : 'wk-count'}>
        {failed
          ? words('workshop-check-failed')
          : report
            ? words('workshop-problems', { n: count })
            : words('shell-loading')}
      </p>
      {found.length > 0 && (
        <ul tabIndex={0} aria-label={words('workshop-check')}>
          {found.slice(0, 20).map((one, at) => (
            <li key={at}>
              <button type="button" onClick={() => mend(one)}>
                <Icon id="ui-stop" size={20} />
                <span>
                  {one.what}
                  <small>
                    {[
                      one.page ? [one.page.mark, one.page.title].filter(Boolean).join('. ') : one.file,
                      one.field?.label,
                      one.field?.of === 'texts' ? languageName(one.language) : '',
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {count > 20 && <p class="muted">{words('workshop-problems-more', { n: count - 20 })}</p>}
    </section>
  );
}
