// One seat of the lobby and what can be done with it.
import type { Room } from '../../engine/types';
import { nameOf, type OnlineSession } from '../../table/online';
import { Button } from '../../ui/Button';
import { ColourPicker } from '../../ui/ColourPicker';
import { SideSheet } from '../../ui/SideSheet';
import { nameText } from '../../words/names';
import { words } from '../../words/words';
import { LEVELS } from '../../games/schema';
import { levelTold } from '../levels';
import type { Known } from '../table/telling';

/** Closed seats are taken away when the game starts, and the others move together. */
export const seatInGame = (room: Room, seat: number): number =>
  room.seats.slice(0, seat).filter(chair => chair.kind !== 'closed').length;

type SeatSheetProps = {
  session: OnlineSession;
  known: Known;
  seat: number | null;
  onClose(): void;
  say(what: string, body?: Record<string, unknown>): Promise<unknown>;
};

export function SeatSheet({ session, known, seat, onClose, say }: SeatSheetProps) {
  const room = session.room.value!;
  const chair = seat === null ? undefined : room.seats[seat];
  if (seat === null || !chair) return null;
  const info = session.seats.value[seat]!;
  const host = session.isHost.value;
  const ids = known.pseudonyms.map(one => one.id);
  const name = (person: (typeof room.people)[number]) =>
    nameText(nameOf(person, ids), known.pseudonyms, words.language);
  const others = room.people.filter(person => person.person !== chair.person);
  const act = (what: string, body: Record<string, unknown>) => () => {
    onClose();
    void say(what, body);
  };
  const free = chair.kind !== 'person';
  const { colours } = known.game;
  const title = free
    ? words('table-lobby-seat', { number: seat + 1 })
    : nameText(info.name, known.pseudonyms, words.language);
  return (
    <SideSheet open title={title} onClose={onClose}>
      <div class="seat-acts">
        {chair.kind === 'open' && (
          <Button wide kind="primary" onClick={act('sit', { seat })}>
            {words('table-lobby-sit')}
          </Button>
        )}
        {info.mine && (
          <Button wide onClick={act('stand', {})}>
            {words('table-lobby-stand')}
          </Button>
        )}
        {colours && chair.kind !== 'closed' && (host || info.mine) && (
          <div class="field">
            <span class="field-label">{words('shell-colour')}</span>
            <ColourPicker
              game={colours}
              colours={room.colours ?? []}
              side={colours.side(seatInGame(room, seat), room.options)}
              label={words('shell-colour')}
              onChange={chosen => void say('colours', { colours: chosen })}
            />
          </div>
        )}
        {(host || info.mine) &&
          chair.kind !== 'closed' &&
          known.game.lobby?.seatActs?.(seat, room, words).map(({ text, what, body }) => (
            <Button key={what} wide onClick={act(what, body)}>
              {text}
            </Button>
          ))}
        {chair.kind === 'bot' && chair.level && chair.level !== 'random' && <p>{levelTold(room.game, chair.level)}</p>}
        {host &&
          free &&
          LEVELS.map(level => (
            <Button key={level} wide icon="ui-bot" onClick={act('seat', { seat, kind: `bot:${level}` })}>
              {words('table-lobby-make-bot', { level })}
            </Button>
          ))}
        {host && (chair.kind === 'bot' || chair.kind === 'closed') && (
          <Button wide onClick={act('seat', { seat, kind: 'open' })}>
            {words('table-lobby-make-open')}
          </Button>
        )}
        {host && free && chair.kind !== 'closed' && (
          <Button wide onClick={act('seat', { seat, kind: 'closed' })}>
            {words('table-lobby-make-closed')}
          </Button>
        )}
        {host &&
          chair.kind !== 'closed' &&
          others.map(person => (
            <Button key={person.person} wide onClick={act('move', { person: person.person, seat })}>
              {words('table-lobby-move-here', { name: name(person) })}
            </Button>
          ))}
        {host && !free && !info.mine && (
          <Button wide kind="quiet" onClick={act('remove', { person: chair.person })}>
            {words('table-lobby-remove')}
          </Button>
        )}
      </div>
    </SideSheet>
  );
}
