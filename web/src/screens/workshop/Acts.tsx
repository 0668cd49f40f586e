// What can be done with a deck at any time: play it, print it, hand it on.
import { useState } from 'preact/hooks';
import { DeckRefused, editionOf } from '../../decks/shelf';
import { PRINTABLE } from '../../print/games';
import { go } from '../../router';
import type { GameName } from '../../table/session';
import { announce } from '../../ui/Announcer';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { words } from '../../words/words';
import { usualSetup } from '../play';
import type { Checked } from './checking';
import type { Bench } from './draft';
import { ShareSheet } from './ShareSheet';

export function Acts({ bench, game, checked }: { bench: Bench; game: GameName; checked: Checked }) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const [sharing, setSharing] = useState(false);
  const count = checked.report?.count ?? 0;
  const reason = count > 0 ? words('workshop-mend-first', { n: count }) : busy ? words('shell-opening') : null;
  /** What is played, printed or handed over is this state of the deck; what is changed later is another edition. */
  const withEdition = async (does: (id: string) => Promise<void> | void) => {
    setBusy(true);
    setFailed(null);
    try {
      await bench.write();
      await does(await editionOf(bench.draft.value));
    } catch (error) {
      console.warn(error);
      setFailed(
        error instanceof DeckRefused
          ? words('workshop-mend-first', { n: error.report.count })
          : words('workshop-edition-failed'),
      );
    }
    setBusy(false);
  };
  const play = () => {
    announce(words('shell-opening'));
    return withEdition(async deck => {
      const [setup, tables] = await Promise.all([usualSetup(game), import('../../table/open')]);
      go(`/table/${await tables.createDeviceTable({ ...setup, options: { ...setup.options, deck } })}`);
    });
  };
  const lead = (path: (deck: string) => string) => () => void withEdition(deck => go(path(deck)));
  return (
    <section class="wk-acts" aria-label={words('workshop-acts')}>
      {failed && (
        <Notice kind="bad" urgent>
          {failed}
        </Notice>
      )}
      <Button kind="primary" wide icon="ui-bot" reason={reason} onClick={() => void play()}>
        {words('workshop-play')}
      </Button>
      <div class="wk-row">
        {PRINTABLE.includes(game) && (
          <Button reason={reason} onClick={lead(deck => `/print/${game}?deck=${deck}`)}>
            {words('shell-print')}
          </Button>
        )}
        <Button reason={reason} onClick={lead(deck => `/new/${game}?place=device&deck=${deck}`)}>
          {words('shell-one-device')}
        </Button>
        <Button reason={reason} onClick={lead(deck => `/new/${game}?place=online&deck=${deck}`)}>
          {words('shell-online')}
        </Button>
        <Button onClick={() => setSharing(true)}>{words('workshop-share')}</Button>
      </div>
      <ShareSheet open={sharing} onClose={() => setSharing(false)} bench={bench} count={count} />
    </section>
  );
}
