// Puzzles in JavaScript: the same code as natively, so the same puzzle from the same numbers. Made for a worker.
//
//   const puzzles = await loadPuzzles(bytesOrResponse)
//   puzzles.addDeck(text of deck.json)
//   puzzles.ofDay('triples', '2026-11-17')                         the puzzle of a day (puzzles/README.md)
//   puzzles.make({game: 'triples', grade: 3, seed: 7})  another one for each number; deck and players may be named
//   puzzles.own(text of a journal, 0)                              what a seat could have known: up to three
import { loadModule } from './strings.mjs';

/** @param {BufferSource | Response | Promise<Response>} source the module stolik_puzzles.wasm */
export async function loadPuzzles(source) {
  const { wasm, put, answer, addDeck } = await loadModule(source, 'the puzzles');
  const ask = (game, deck, date, players, grade, seed) => {
    put(`${deck}\n${game}\n${date}`);
    return answer(wasm.stolik_puzzle(players, grade, Math.floor(seed / 2 ** 32), seed >>> 0));
  };
  return {
    addDeck,
    ofDay: (game, date, deck = '') => ask(game, deck, date, 0, 1, 0),
    make: ({ game, deck = '', players = 0, grade = 1, seed = 1 }) => ask(game, deck, '', players, grade, seed),
    own: (journal, seat) => {
      put(journal);
      return answer(wasm.stolik_own_puzzles(seat));
    },
  };
}
