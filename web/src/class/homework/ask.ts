// The homework of a class by its eight digits, once the lesson is over: the server tells the deals; what is played with
// them it never hears of.
import type { ServerMessage } from '../../engine/types';
import { browserSocket } from '../../table/online';
import type { Socket } from '../../table/line';
import { receiveDeck } from '../../table/own-deck';
import { messageId } from '../../table/wire';
import { homeworkFrom, puzzlesFrom, type Homework } from './link';
import type { AnyPuzzle } from '../../games/puzzles';

const SILENT_AFTER = 10_000;

type Asked = { tasks: Homework[]; puzzles: AnyPuzzle[] } | 'none' | 'offline';

/** 'none': there is no such class, it is not over, or it was erased. */
export function askHomework(code: string, make: () => Socket = browserSocket): Promise<Asked> {
  return new Promise(resolve => {
    let socket: Socket | null = null;
    const timer = setTimeout(() => done('offline'), SILENT_AFTER);
    const done = (answer: Asked) => {
      clearTimeout(timer);
      if (socket) socket.onclose = null;
      socket?.close();
      resolve(answer);
    };
    try {
      socket = make();
    } catch {
      return done('offline');
    }
    const line = socket;
    line.onopen = () => line.send(JSON.stringify({ knock: { code, homework: true }, id: messageId() }));
    line.onclose = () => done('offline');
    line.onmessage = ({ data }) => {
      const told = JSON.parse(String(data)) as ServerMessage;
      if ('homework' in told) {
        const { homework } = told;
        // What the class played with, if it was somebody's own: it stays on this device.
        const deck = homework.deck
          ? receiveDeck(homework.deck.id, homework.deck).catch(() => null)
          : Promise.resolve(null);
        void deck.then(() => done({ tasks: homeworkFrom(homework), puzzles: puzzlesFrom(homework) }));
      } else if ('refused' in told) done('none');
    };
  });
}
