// The first screen: three games, and from each of them one press to a table.
import { useEffect, useState } from 'preact/hooks';
import { gameName, tileText } from '../../games/tile-words';
import { GAME_NAMES, loadGame } from '../../games';
import { hasPuzzles } from '../../games/puzzles';
import { PRINTABLE } from '../../print/games';
import { go } from '../../router';
import { settings } from '../../settings';
import { keepPass, keptPasses } from '../../table/passes';
import { unfinishedTables, type KeptTable } from '../../table/store';
import type { GameName } from '../../table/session';
import { announce } from '../../ui/Announcer';
import { IconButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useLoad } from '../../ui/load';
import { Notice } from '../../ui/Notice';
import { LANGUAGES, LANGUAGE_NAMES, words, wantWords } from '../../words/words';
import { fairOn } from '../fair';
import { lastGame, useServer } from '../setup';
import { Art } from './Art';
import { CodeField } from './CodeField';
import './start.css';

/** A class that is over is on the page of classes: its report is. */
const unfinishedPasses = () => keptPasses().filter(({ own }) => !own?.over);

export default function Start() {
  const [game, setGame] = useState<GameName>(lastGame.value);
  const [opening, setOpening] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const [kept, setKept] = useState<KeptTable[]>([]);
  const [seats, setSeats] = useState(unfinishedPasses);
  const server = useServer();
  useEffect(() => void (document.title = 'Stolik'), []);
  useEffect(() => {
    void unfinishedTables().then(setKept);
  }, []);
  useEffect(() => {
    // What a table needs comes while the person looks at the pictures.
    const warm = setTimeout(() => {
      void import('../../table/open').catch(() => {});
      void wantWords('table').catch(() => {});
      void loadGame(game).catch(() => {});
    }, 1200);
    return () => clearTimeout(warm);
  }, [game]);
  const returning = kept.length + seats.length > 0;
  const { value: back } = useLoad(returning ? async () => (await wantWords('table'), import('./Back')) : null, []);

  const choose = (name: GameName) => {
    setGame(name);
    lastGame.value = name;
  };
  const play = async () => {
    setOpening(true);
    setFailed(null);
    announce(words('shell-opening'));
    try {
      const [{ playNow }] = await Promise.all([import('../play'), wantWords('table')]);
      go(`/table/${await playNow(game)}`);
    } catch (error) {
      setFailed(String((error as Error).message));
      setOpening(false);
    }
  };
  const forget = async (id: string) => {
    const open = await import('../../table/open');
    await open.forgetTable(id);
    setKept(await open.unfinishedTables());
  };
  const giveUp = async ({ code, role }: (typeof seats)[number]) => {
    if (role === 'seat') (await import('../../table/open')).forgetSeat(code);
    else keepPass(role, null, code);
    setSeats(unfinishedPasses());
  };
  const offline =
    server.state.value === 'gone'
      ? words('shell-online-off')
      : server.state.value === 'none'
        ? words('shell-online-static')
        : null;
  return (
    <div class="start cloth">
      <header class="start-top">
        <span class="brand">
          <Icon id="stolik" width={52} height={48} />
          Stolik
        </span>
        <nav class="langs" aria-label={words('shell-start-languages')}>
          {LANGUAGES.map(language => (
            <button
              key={language}
              type="button"
              lang={language}
              class={language === words.language ? 'on' : ''}
              aria-pressed={language === words.language}
              onClick={() => (settings.language.value = language)}
            >
              {LANGUAGE_NAMES[language]}
            </button>
          ))}
        </nav>
        <IconButton icon="ui-menu" label={words('shell-settings')} href="#/settings" />
      </header>
      <main>
        <div class={returning ? 'start-lead unseen' : 'start-lead'}>
          <h1 tabIndex={-1} data-screen-start>
            {words('shell-start-title')}
          </h1>
          <p>{words('shell-start-lead')}</p>
        </div>
        {back && returning && <back.Back {...{ kept, seats, offline, forget, giveUp }} />}
        {failed !== null && (
          <div class="start-notice">
            <Notice kind="bad" urgent title={words('shell-failed-open')}>
              {words('shell-failed-open-text', { why: failed })}
            </Notice>
          </div>
        )}
        {returning && <h2 class="start-new">{words('shell-start-new')}</h2>}
        <div class={returning ? 'tiles small' : 'tiles'} role="radiogroup" aria-label={words('shell-start-games')}>
          {GAME_NAMES.map(name => (
            <label key={name} class={name === game ? 'tile sel' : 'tile'} data-game={name}>
              <input
                type="radio"
                name="game"
                value={name}
                checked={name === game}
                onChange={() => choose(name)}
                aria-label={gameName(name)}
                aria-describedby={`about-${name}`}
              />
              <Art game={name} />
              <span class="tile-text">
                <span class="tile-name t">{gameName(name)}</span>
                <span class="tile-about" id={`about-${name}`}>
                  <span class="long">{tileText(name, 'about')}</span>
                  <span class="short" aria-hidden>
                    {tileText(name, 'short')}
                  </span>
                </span>
                <span class="tile-meta">
                  {['players', 'time']
                    .map(what => tileText(name, what))
                    .filter(Boolean)
                    .map(text => (
                      <span key={text} class="tag">
                        {text}
                      </span>
                    ))}
                </span>
              </span>
            </label>
          ))}
        </div>
        <div class="verbs" role="group" aria-label={words('shell-start-verbs')}>
          <button type="button" class="verb p" onClick={play} aria-disabled={opening || undefined}>
            <Icon id="ui-bot" size={32} />
            <b>{words('shell-play-now')}</b>
            <small>
              {opening ? words('shell-opening') : words(fairOn.value ? 'shell-play-now-fair' : 'shell-play-now-about')}
            </small>
          </button>
          <a class="verb" href={`#/new/${game}?place=device`}>
            <Icon id="ui-device" size={32} />
            <b>{words('shell-one-device')}</b>
            <small>{words('shell-one-device-about')}</small>
          </a>
          {[
            ['ui-globe', 'online', `#/new/${game}?place=online`] as const,
            ['ui-class', 'class', '#/class'] as const,
          ].map(([icon, what, href]) => {
            const inside = (
              <>
                <Icon id={icon} size={32} />
                <b>{words(`shell-${what}`)}</b>
                <small>
                  {!offline ? words(`shell-${what}-about`) : what === 'class' ? words('shell-code-off') : offline}
                </small>
              </>
            );
            return offline ? (
              <button
                key={what}
                type="button"
                class="verb off"
                aria-disabled="true"
                onClick={() => (announce(offline), void server.ask())}
              >
                {inside}
              </button>
            ) : (
              <a key={what} class="verb" href={href}>
                {inside}
              </a>
            );
          })}
          <CodeField reason={offline} />
        </div>
        <nav class="start-more" aria-label={gameName(game)}>
          <b class="t" aria-hidden>
            {gameName(game)}
          </b>
          <a href={`#/learn/${game}`}>{words('shell-learn')}</a>
          <a href={`#/rules/${game}`}>{words('shell-rules')}</a>
          {PRINTABLE.includes(game) && <a href={`#/print/${game}`}>{words('shell-print')}</a>}
          <a href={`#/new/${game}?place=bots`}>{words('shell-choose')}</a>
          {hasPuzzles(game) && <a href={`#/puzzle/${game}`}>{words('shell-puzzle')}</a>}
          <a href="#/workshop">{words('shell-workshop')}</a>
        </nav>
        <footer class="start-foot">
          <p>{words('shell-independent')}</p>
          <nav aria-label={words('shell-page-more')}>
            <a href="#/about">{words('shell-about')}</a>
            <a href="#/teachers">{words('shell-teachers')}</a>
            <a href="#/privacy">{words('shell-privacy')}</a>
          </nav>
        </footer>
      </main>
    </div>
  );
}
