// Who begins is said in the lobby (T6): the youngest, who is not asked for their age.
import type { LobbyParts } from '../module';

export const lobby: LobbyParts = {
  note: (seat, room, words) => (room.youngest === seat ? words('triples-lobby-seat') : null),
  lines: (room, { words, names }) => [
    {
      label: words('triples-lobby-begins'),
      value: room.youngest === null ? words('triples-lobby-begins-lot') : names.of(room.youngest),
      why: words('triples-lobby-begins-hint'),
    },
  ],
  seatActs: (seat, room, words) => [
    {
      text: words(room.youngest === seat ? 'triples-lobby-unmake' : 'triples-lobby-make'),
      what: 'youngest',
      body: { seat: room.youngest === seat ? null : seat },
    },
  ],
};
