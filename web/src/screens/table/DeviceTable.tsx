// #/table/ID: a table on this device, from the first deal to the end.
import { listen } from '../../ui/listen';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { DeviceSession } from '../../table/device';
import { BrokenJournal, deviceTable } from '../../table/open';
import { hush } from '../../ui/Announcer';
import { Button } from '../../ui/Button';
import { Lost } from '../../ui/Lost';
import { Notice } from '../../ui/Notice';
import { words } from '../../words/words';
import type { ScreenProps } from '../routes';
import { Cover } from './Cover';
import { EndFrame } from './EndFrame';
import { Frame } from './Frame';
import { Menu } from './Menu';
import { tellingOf, useGame } from './telling';

export default function DeviceTable({ route }: ScreenProps) {
  const { id } = route.params as { id: string };
  const [session, setSession] = useState<DeviceSession | 'missing' | 'broken' | 'not-loaded' | null>(null);
  const [menu, setMenu] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let current = true;
    setSession(null);
    deviceTable(id).then(
      found => current && setSession(found ?? 'missing'),
      error => (console.error(error), current && setSession(error instanceof BrokenJournal ? 'broken' : 'not-loaded')),
    );
    return () => void (current = false);
  }, [id, tries]);
  const there = typeof session === 'object' ? session : null;
  usePresence(there);
  const { known, failed, again } = useGame(
    there?.game ?? null,
    there?.view.value.options.deck,
    there?.chosen.value.colours,
  );
  // What was said to one pair of eyes goes with them.
  const eyes = there?.eyes.value;
  useLayoutEffect(() => hush(), [eyes]);

  if (session === 'missing' || session === 'broken') {
    return <Lost title={words(`table-${session}`)} text={words(`table-${session}-text`)} />;
  }
  if (session === 'not-loaded')
    return (
      <Lost title={words('shell-lost-load')} text={words('shell-lost-load-text')} again={() => setTries(tries + 1)} />
    );
  if (failed) return <Lost title={words('shell-lost-load')} text={words('shell-lost-load-text')} again={again} />;
  if (!there || !known)
    return (
      <main class="lost cloth" aria-busy="true">
        <p role="status">{words('table-opening')}</p>
      </main>
    );
  if (there.keeping.value === 'elsewhere') {
    return (
      <Lost
        title={words('table-elsewhere')}
        text={words('table-elsewhere-text')}
        verb={words('table-elsewhere-take')}
        again={() => setTries(tries + 1)}
      />
    );
  }
  if (there.cover.value) {
    const telling = tellingOf(known, there.seats.value, words);
    return (
      <>
        <Cover session={there} game={known.game} telling={telling} onMenu={() => setMenu(true)} />
        <Menu
          session={there}
          game={known.game}
          telling={telling}
          open={menu}
          onClose={() => setMenu(false)}
          onCommand={() => setMenu(false)}
        />
      </>
    );
  }
  return (
    <>
      {there.keeping.value === 'not-kept' && <Notice kind="bad">{words('table-not-kept')}</Notice>}
      {there.botsLost.value && !there.over.value && (
        <div class="frame-refused">
          <Notice
            kind="bad"
            urgent
            acts={
              <Button small onClick={() => there.askBotsAgain()}>
                {words('shell-again')}
              </Button>
            }
          >
            {words('table-bots-lost')}
          </Notice>
        </div>
      )}
      {there.over.value ? (
        <EndFrame key={`${id} end`} session={there} known={known} />
      ) : (
        <Frame key={id} session={there} known={known} />
      )}
    </>
  );
}

/** Tells the table whether somebody is there: touches, the window losing focus, the tab being hidden. */
function usePresence(session: DeviceSession | null): void {
  useEffect(() => {
    if (!session) return;
    const stir = () => session.stir();
    const blur = () => session.leave(document.hidden);
    const look = () => (document.hidden ? session.leave(true) : session.comeBack());
    const gone = () => session.leave(true);
    session.comeBack();
    const ends = [
      listen(globalThis, 'pointerdown pointermove keydown wheel', stir, { passive: true }),
      listen(globalThis, 'blur', blur),
      listen(globalThis, 'pagehide', gone),
      listen(document, 'visibilitychange', look),
    ];
    return () => {
      for (const end of ends) end();
      session.leave(true);
      session.dismissBots();
    };
  }, [session]);
}
