// Games of bots against each other, in the page and its worker, as at a table but without waiting.
import { engine } from '../../engine/engine';
import { BotsInWorker } from '../../table/bots';
import type { AnyView, GameName, Level, Seat } from '../../table/session';

type Told = { over: number; moves: number; wrong: string };

/** Nobody has anything to say so many times in a row: the top may fall. */
const SILENT = 6;
const MOVES_MAX = 3000;

export async function playGames(game: GameName, query: URLSearchParams, tell: (told: Told) => void): Promise<void> {
  const made = await engine();
  const bots = new BotsInWorker();
  const level = (query.get('level') ?? 'steady') as Level;
  const told: Told = { over: 0, moves: 0, wrong: '' };
  try {
    for (let number = 0; number < Number(query.get('games')); ++number) {
      const table = made.open(game, Number(query.get('players') ?? 4), {});
      let silent = 0;
      for (let move = 0; (table.view('spectator') as AnyView).phase !== 'over'; ++move) {
        if (move > MOVES_MAX) throw new Error(`${game}: game ${number + 1} does not end`);
        const word = table.draw();
        if (word) {
          if (table.submit('nature', word)) throw new Error(`${game}: ${word}`);
          continue;
        }
        const due = (table.view('spectator') as AnyView).awaiting.filter((seat): seat is Seat => seat !== 'nature');
        const seat = due[move % due.length]!;
        const choice = await bots.think(table.known(seat), level);
        const refused =
          choice.do === null
            ? (silent += 1) > SILENT && table.submit('nature', 'top-fell')
            : table.submit(seat, choice.do);
        if (refused) throw new Error(`${game}: ${seat} ${choice.do}: ${refused.message}`);
        if (choice.do !== null || silent > SILENT) silent = 0;
        told.moves += 1;
      }
      table.close();
      told.over += 1;
      if (told.over % 10 === 0) tell({ ...told });
    }
    tell({ ...told });
  } finally {
    bots.close();
  }
}
