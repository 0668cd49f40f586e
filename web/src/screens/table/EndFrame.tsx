// After the last move: the result as the game tells it, its other pages, the game again step by step, one more, and
// files to keep.
import { useEffect, useState } from 'preact/hooks';
import { hasPuzzles } from '../../games/puzzles';
import { go } from '../../router';
import { engine } from '../../engine/engine';
import type { FramedSession } from '../../table/session';
import { ReplaySession } from '../../table/replay';
import { announce } from '../../ui/Announcer';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { saveFile } from '../../ui/save';
import { SideSheet } from '../../ui/SideSheet';
import { compact } from '../../settings';
import { words } from '../../words/words';
import { Frame, type FrameProps } from './Frame';
import { logLines, logText } from './log';
import { PageRow } from './PageRow';
import { pageTitle, SUMMARY, usePages } from './pages';
import { Questions, questionsOf } from './Questions';
import { Replay } from './Replay';
import { takeAlong } from '../puzzle/own';
import { NextOpponents, useNextGame } from './fair-end';
import { tellingOf } from './telling';
import './end.css';

type EndFrameProps = Omit<FrameProps, 'children' | 'quiet'>;

export function EndFrame({ session, known, note, big, ...rest }: EndFrameProps) {
  const { game } = known;
  const telling = tellingOf(known, session.seats.value, words);
  const [replay, setReplay] = useState<ReplaySession | 'loading' | null>(null);
  const [failed, setFailed] = useState(false);
  const [more, setMore] = useState(false);
  const online = session.place === 'online';
  const whole = !session.brokenOff.value;
  const ids = [
    SUMMARY,
    ...(whole ? (game.pages ?? []) : []),
    ...(questionsOf(known.deck).length > 0 ? ['questions'] : []),
  ];
  const pages = usePages(session, ids, big === true);
  const page = pageTitle(game.name, pages.now);
  useEffect(() => {
    // Somebody else turned the page: it is said, and the game seen again makes room.
    if (pages.together && pages.now !== SUMMARY) announce(words('table-pages-now', { page }));
    setReplay(null);
  }, [pages.now]);
  const minutes = playedMinutes(session);
  const fetched = async (then: (text: string) => void | Promise<void>) => {
    setFailed(false);
    setMore(false);
    try {
      const text = await session.journal();
      if (!text) throw new Error('no journal');
      await then(text);
    } catch (error) {
      console.error(error);
      setReplay(null);
      setFailed(true);
    }
  };
  const watch = () => {
    setReplay('loading');
    void fetched(async text =>
      setReplay(new ReplaySession(await engine(), text, session.seats.value, session.chosen.value)),
    );
  };
  // What one could have known: one's own eyes, or the first seat's for whoever watched.
  const puzzles = () =>
    void fetched(text => {
      takeAlong({ journal: text, seat: session.seats.value.find(info => info.mine)?.seat ?? 0 });
      go(`/puzzle/${game.name}?own`);
    });
  const next = useNextGame(session, game);
  const rematch = async (levels?: NonNullable<typeof next>['levels']) => {
    const id = await session.rematch(levels);
    if (id) go(`/table/${id}`);
  };
  const name = `stolik-${game.name}-${new Date().toISOString().slice(0, 10)}`;
  const log = () => {
    setMore(false);
    // Everything is open now: the log of a finished game is told as everybody may know it.
    const lines = logLines(session.story.value, game, telling, session.eyes.value, null);
    saveFile(`${name}.txt`, logText(lines, words.language));
  };
  const onceMore = (levels = next?.levels) =>
    void rematch(levels).catch(
      () => (session.refused.value = { code: 'offline', rule: '', message: '', command: 'rematch' }),
    );
  const mayAgain = !session.inClass && (!online || session.host.value !== null);
  const tag = <span class="tag">{minutes > 0 ? words('table-end-time', { count: minutes }) : words('table-end')}</span>;
  const again = replay instanceof ReplaySession ? replay : null;
  const watchAgain = (
    <Button icon="ui-again" onClick={watch} reason={replay === 'loading' ? words('table-replay-loading') : null}>
      {words('table-end-replay')}
    </Button>
  );
  const homework = session.homework ? <Button href={session.homework}>{words('table-end-homework')}</Button> : null;
  // A small window has one row: what is wanted most, all the rest behind one button, and the next game.
  const near = again ? (
    <Button onClick={() => (again.close(), setReplay(null))}>{words('table-end-result')}</Button>
  ) : compact.value && homework ? (
    homework
  ) : (
    watchAgain
  );
  const others = (
    <>
      {next && (next.step === 'easier' || next.step === 'harder') && (
        <Button onClick={() => onceMore([])}>{words('fair-same')}</Button>
      )}
      {hasPuzzles(game.name) && whole && <Button onClick={puzzles}>{words('table-end-puzzles')}</Button>}
      <Button onClick={() => void fetched(text => saveFile(`${name}.journal`, text))}>
        {words('table-end-journal')}
      </Button>
      <Button onClick={log}>{words('table-end-log')}</Button>
    </>
  );
  const hint = words(online ? 'table-end-journal-verify' : 'table-end-journal-hint');
  return (
    <Frame
      session={session}
      known={known}
      note={
        <>
          {note}
          {tag}
        </>
      }
      quiet
      {...(big ? { big } : {})}
      {...rest}
    >
      <div class="end" data-page={pages.now}>
        {ids.length > 1 && (
          <PageRow
            game={game}
            ids={ids}
            pages={pages}
            leads={session.talk?.leads.value === true}
            mayAgain={mayAgain}
            again={() => onceMore()}
          />
        )}
        <div class="end-main">
          {failed && (
            <Notice kind="bad" urgent>
              {words('table-end-failed')}
            </Notice>
          )}
          {replay instanceof ReplaySession ? (
            <Replay session={replay} known={known} />
          ) : pages.now === 'questions' ? (
            <Questions session={session} telling={telling} pages={pages} />
          ) : session.brokenOff.value ? (
            <div class="end-broken paper">
              <h2>{words('table-end-broken-off')}</h2>
              <p>{words(session.inClass ? 'table-end-class-text' : 'table-end-broken-off-text')}</p>
            </div>
          ) : (
            <>
              <game.End session={session} telling={telling} pages={pages} />
              {next && pages.now === SUMMARY && <NextOpponents game={game} next={next} />}
            </>
          )}
        </div>
        {/* A page to look at has the window to itself. */}
        {!big && pages.now === SUMMARY && (
          <nav class={compact.value ? 'end-acts compact' : 'end-acts'} aria-label={words('table-end')}>
            {session.inClass ? (
              // The file is told when the lesson is over: other tables still play with the same cards.
              <>
                <p class="end-wait" role="status">
                  {words('table-end-class')}
                </p>
                <span class="grow" />
                <Button onClick={log}>{words('table-end-log')}</Button>
              </>
            ) : (
              <>
                {near}
                {compact.value
                  ? !again && (
                      <Button expanded={more} onClick={() => setMore(!more)}>
                        {words('table-end-more')}
                      </Button>
                    )
                  : others}
                {!compact.value && (
                  <>
                    <span class="grow" />
                    <small class="muted">{hint}</small>
                    {homework}
                  </>
                )}
                {!mayAgain && (
                  <p class="end-wait" role="status">
                    {words('table-end-rematch-host')}
                  </p>
                )}
                {(mayAgain || !compact.value) && (
                  <Button
                    kind="primary"
                    onClick={() => onceMore()}
                    reason={mayAgain ? null : words('table-end-rematch-host')}
                  >
                    {next && (next.step === 'easier' || next.step === 'harder')
                      ? words('fair-again', { step: next.step })
                      : words('table-end-rematch')}
                  </Button>
                )}
              </>
            )}
          </nav>
        )}
        <SideSheet
          open={more && compact.value && pages.now === SUMMARY}
          title={words('table-end-more')}
          onClose={() => setMore(false)}
        >
          <div class="end-more">
            {homework && watchAgain}
            {others}
            <p class="muted">{hint}</p>
          </div>
        </SideSheet>
      </div>
    </Frame>
  );
}

function playedMinutes(session: FramedSession): number {
  const story = session.story.value.filter(step => step.at > 0);
  // Who came in the middle, or again, does not know when it began.
  if (session.story.value[0]?.at === 0) return 0;
  return Math.round(((story.at(-1)?.at ?? 0) - (story[0]?.at ?? 0)) / 60_000);
}
