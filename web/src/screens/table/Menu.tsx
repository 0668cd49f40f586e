// What can be done at a table besides playing: the host's words, passing the device on, keys, the way out.
import type { ComponentChildren } from 'preact';
import type { Telling, GameModule } from '../../games/module';
import { settings } from '../../settings';
import type { Deck } from '../../table/deck';
import { DeviceSession } from '../../table/device';
import type { FramedSession, SeatInfo } from '../../table/session';
import { Button } from '../../ui/Button';
import { type Asking, useAsking } from '../../ui/ask';
import { openRule } from '../../ui/Rules';
import { SideSheet } from '../../ui/SideSheet';
import { words } from '../../words/words';
import { SettingsPanel } from '../settings/SettingsPanel';
import { deckLabel, ownDeckText } from './telling';

type MenuProps = {
  session: FramedSession;
  game: GameModule;
  telling: Telling;
  open: boolean;
  onClose(): void;
  onCommand(): void;
  onLeaveForGood?: (() => void) | undefined;
  more?: ComponentChildren;
};

const KEYS: [key: string, what: string][] = [
  ['H', 'hand'],
  ['B', 'board'],
  ['Q', 'order'],
  ['L', 'log'],
  ['R', 'rules'],
  ['S', 'status'],
  ['X', 'next'],
  ['M', 'sound'],
  ['/', 'command'],
];

export function Menu({ session, game, telling, open, onClose, onCommand, onLeaveForGood, more }: MenuProps) {
  const { askFirst, asking } = useAsking();
  const over = session.over.value;
  const people = session instanceof DeviceSession ? session.people.value : [];
  const foot = (
    <>
      <Button href="#/">{words('table-home')}</Button>
      {onLeaveForGood && (
        <Button kind="quiet" onClick={() => (onClose(), onLeaveForGood())}>
          {words('table-leave-online')}
        </Button>
      )}
    </>
  );
  return (
    <>
      <SideSheet open={open} title={words('table-menu')} onClose={onClose} foot={foot}>
        <div class="menu">
          {people.length > 1 && !over && (
            <section class="menu-part">
              <h3>{words('table-pass-to')}</h3>
              <div class="menu-row">
                {people
                  .filter(seat => seat !== session.eyes.value)
                  .map(seat => (
                    <Button key={seat} small onClick={() => (onClose(), (session as DeviceSession).passTo(seat))}>
                      {telling.names.of(seat)}
                    </Button>
                  ))}
              </div>
            </section>
          )}
          {telling.deck.id !== game.deckId && <DeckPart session={session} deck={telling.deck} />}
          {session.host.value && !over && (
            <HostPart
              session={session}
              game={game}
              telling={telling}
              ask={sure => askFirst({ ...sure, act: () => (onClose(), sure.act()) })}
            />
          )}
          {more}
          <section class="menu-part">
            <div class="menu-row">
              <Button small icon="ui-book" onClick={() => (onClose(), openRule(game.name))}>
                {words('table-rules')}
              </Button>
              <Button
                small
                onClick={() => (settings.sound.value = !settings.sound.value)}
                icon="ui-sound"
                pressed={settings.sound.value}
              >
                {words(settings.sound.value ? 'table-sound-off' : 'table-sound-on')}
              </Button>
            </div>
            <details>
              <summary>{words('table-settings')}</summary>
              <SettingsPanel />
            </details>
          </section>
          <section class="menu-part">
            <h3>{words('table-keys')}</h3>
            {settings.letterKeys.value ? (
              <dl class="menu-keys">
                {KEYS.map(([key, what]) => (
                  <div key={key}>
                    <dt>
                      <kbd>{key}</kbd>
                    </dt>
                    <dd>
                      {what === 'command' ? (
                        <button type="button" class="rule-link" onClick={() => (onClose(), onCommand())}>
                          {words('table-key-command')}
                        </button>
                      ) : (
                        words(`table-key-${what}`)
                      )}
                    </dd>
                  </div>
                ))}
              </dl>
            ) : (
              <p class="muted">{words('table-keys-off')}</p>
            )}
          </section>
        </div>
      </SideSheet>
      {asking}
    </>
  );
}

/**
 * Which cards are played with, where they are not the game's usual ones; whose they are, for those who did not choose
 * them.
 */
function DeckPart({ session, deck }: { session: FramedSession; deck: Deck }) {
  const others = session.place === 'online' && deck.own !== undefined;
  return (
    <section class="menu-part menu-deck">
      <h3>{words(others ? 'table-own-deck' : 'shell-deck')}</h3>
      <p>{others ? ownDeckText(deck) : deckLabel(deck)}</p>
    </section>
  );
}

function HostPart({
  session,
  game,
  telling,
  ask,
}: {
  session: FramedSession;
  game: GameModule;
  telling: Telling;
  ask(sure: Asking): void;
}) {
  const host = session.host.value!;
  const others = session.seats.value.filter(
    seat => seat.kind === 'person' && (session.place === 'device' || !seat.mine),
  );
  return (
    <section class="menu-part">
      <h3>{words('table-host')}</h3>
      <div class="menu-row">
        <Button small onClick={() => void host.pause(!session.paused.value)}>
          {words(session.paused.value ? 'table-host-go-on' : 'table-host-pause')}
        </Button>
      </div>
      {game.HostActs && <game.HostActs session={session} />}
      {others.map(seat => (
        <PersonRow key={seat.seat} seat={seat} name={telling.names.of(seat.seat)} session={session} ask={ask} />
      ))}
      <div class="menu-row">
        <Button
          small
          onClick={() =>
            ask({
              title: words('table-host-end-sure'),
              text: words('table-host-end-text'),
              yes: words('table-host-end-yes'),
              act: () => void host.end(),
            })
          }
        >
          {words('table-host-end')}
        </Button>
      </div>
    </section>
  );
}

type PersonProps = { seat: SeatInfo; name: string; session: FramedSession; ask(sure: Asking): void };

function PersonRow({ seat, name, session, ask }: PersonProps) {
  const host = session.host.value!;
  const device = session.place === 'device';
  const away = !device && !seat.here;
  return (
    <div class="menu-row">
      {(device || (away && !seat.standIn)) && (
        <Button small onClick={() => void host.standIn(seat.seat)}>
          {words(seat.standIn ? 'table-host-stand-back' : 'table-host-stand-in', { name })}
        </Button>
      )}
      {!device && (
        <Button
          small
          kind="quiet"
          onClick={() =>
            ask({
              title: words('table-host-remove', { name }),
              text: words('table-host-remove-sure', { name }),
              yes: words('table-host-remove', { name }),
              act: () => void host.remove(seat.seat),
            })
          }
        >
          {words('table-host-remove', { name })}
        </Button>
      )}
    </div>
  );
}
