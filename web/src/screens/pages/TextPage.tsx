// A page to read: a large title, what is on it, and sections on paper.
import { useTitle } from '../../ui/title';
import { useRef } from 'preact/hooks';
import type { Block, Inline } from '../../rules/marks';
import { GAME_NAMES, tileOf } from '../../games';
import { gameName } from '../../games/tile-words';
import { Bar } from '../../ui/Bar';
import { Icon } from '../../ui/Icon';
import { NotLoaded, useLoad } from '../../ui/load';
import { Loading } from '../../ui/Loading';
import { shown, words, type Language } from '../../words/words';
import type { ScreenProps } from '../routes';
import { loadPage, PAGES, type Group, type PageName, type PageSection } from './pages';
import './pages.css';

/** Cyrillic in a text of another language is Russian, and is drawn so. */
function Plain({ text, language }: { text: string; language: Language }) {
  const parts =
    language === 'ru' ? [text] : text.split(/(\p{Script=Cyrillic}(?:[\p{Script=Cyrillic} ]*\p{Script=Cyrillic})?)/u);
  return (
    <>
      {parts.map((part, at) =>
        at % 2 === 1 ? (
          <span key={at} lang="ru">
            {part}
          </span>
        ) : (
          shown(part, language)
        ),
      )}
    </>
  );
}

function Line({ text, language }: { text: Inline[]; language: Language }) {
  return (
    <>
      {text.map((part, at) => {
        if (typeof part === 'string') return <Plain key={at} text={part} language={language} />;
        if ('strong' in part)
          return (
            <b key={at}>
              <Line text={part.strong} language={language} />
            </b>
          );
        if ('stress' in part)
          return (
            <i key={at}>
              <Line text={part.stress} language={language} />
            </i>
          );
        return part.rule;
      })}
    </>
  );
}

/** The minutes of a lesson, each as wide as it lasts, and below them what happens. */
function Stages({ rows, language }: { rows: Inline[][][]; language: Language }) {
  const [, ...stages] = rows;
  const minutes = (row: Inline[][]) => Number(row[0]!.join(''));
  return (
    <ol class="page-stages">
      {stages.map((row, at) => (
        <li key={at} style={{ '--minutes': minutes(row) }}>
          <span class="page-minutes">
            <b>{minutes(row)}</b>{' '}
            <small>
              <Line text={rows[0]![0]!} language={language} />
            </small>
          </span>
          <h3>
            <Line text={row[1]!} language={language} />
          </h3>
          <p>
            <Line text={row[2]!} language={language} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function Part({ block, language }: { block: Block; language: Language }) {
  const line = (text: Inline[]) => <Line text={text} language={language} />;
  switch (block.kind) {
    case 'text':
      return <p>{line(block.text)}</p>;
    case 'list':
      return (
        <ul>
          {block.items.map((item, at) => (
            <li key={at}>{line(item)}</li>
          ))}
        </ul>
      );
    case 'table':
      return <Stages rows={block.rows} language={language} />;
    case 'heading':
      return null;
  }
}

const hasTable = (section: PageSection) =>
  section.groups.some(group => group.blocks.some(block => block.kind === 'table'));
const isLong = (section: PageSection) =>
  section.groups.some(group => group.blocks.some(block => block.kind === 'list' && block.items.length > 5));
const columns = (section: PageSection) => section.groups.filter(group => group.title).length;

function Section({ section, games, language }: { section: PageSection; games: string[]; language: Language }) {
  const wide = hasTable(section) || isLong(section) || columns(section) > 0;
  // The columns of a section are the games where they are named so, perhaps with more after the name.
  const named = (group: Group, at: number) =>
    group.title !== null && String(group.title[0]).startsWith(games[at] ?? '\n');
  const ofGames = columns(section) === games.length && section.groups.every(named);
  return (
    <section class={isLong(section) ? 'paper wide long' : wide ? 'paper wide' : 'paper'}>
      <h2 tabIndex={-1}>{shown(section.title, language)}</h2>
      <div class={columns(section) > 0 ? 'page-columns' : undefined}>
        {section.groups.map((group, at) => (
          <div key={at} class={ofGames ? 'page-game' : undefined}>
            {ofGames && <Icon id={tileOf(GAME_NAMES[at]!)!.mark} size={56} />}
            <div>
              {group.title && (
                <h3>
                  <Line text={group.title} language={language} />
                </h3>
              )}
              {group.blocks.map((block, to) => (
                <Part key={to} block={block} language={language} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

export default function TextPage({ route }: ScreenProps) {
  const { language } = words;
  const name: PageName = PAGES.find(one => one === route.path) ?? 'about';
  const { value: text, failed, again } = useLoad(() => loadPage(name, language), [name, language]);
  const root = useRef<HTMLDivElement>(null);
  const title = words(`shell-${name}`);
  useTitle(title);
  const goTo = (at: number) => {
    const heading = root.current?.querySelectorAll<HTMLElement>('section > h2')[at];
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  };
  const games = GAME_NAMES.map(game => gameName(game));
  return (
    <>
      <Bar title={title} />
      <main class="page cloth" lang={language}>
        {failed && <NotLoaded again={again} />}
        {!failed && !text && <Loading />}
        {text && (
          <div class="page-text" ref={root}>
            <div class="page-hero">
              <p class="page-title t">{shown(text.title, language)}</p>
              <div>
                {text.lead.map((block, at) => (
                  <Part key={at} block={block} language={language} />
                ))}
              </div>
            </div>
            <nav class="page-contents" aria-label={words('shell-page-contents')}>
              {text.sections.map((section, at) => (
                <button key={at} type="button" onClick={() => goTo(at)}>
                  {shown(section.title, language)}
                </button>
              ))}
            </nav>
            <div class="page-sections">
              {text.sections.map((section, at) => (
                <Section key={at} section={section} games={games} language={language} />
              ))}
            </div>
            <nav class="page-more" aria-label={words('shell-page-more')}>
              <a href="#/">{words('shell-home')}</a>
              {PAGES.filter(one => one !== name).map(one => (
                <a key={one} href={`#/${one}`}>
                  {words(`shell-${one}`)}
                </a>
              ))}
              {GAME_NAMES.map(game => (
                <a key={game} href={`#/rules/${game}`}>
                  {words('shell-rules-of', { game: gameName(game) })}
                </a>
              ))}
            </nav>
          </div>
        )}
      </main>
    </>
  );
}
