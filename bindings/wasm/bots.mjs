// The bots in JavaScript: the same code as on the server, with the same choices. Made for a worker.
//
//   const bots = await loadBots(bytesOrResponse)
//   bots.addDeck(text of deck.json)
//   bots.choose(table.known(2), 'strong')          {do: 'ask 1 anders', why: {…}}; do is null to wait
//   bots.coach(table.known(0))                      what follows for this seat: a list of facts
//   bots.weigh(table.known(0), 'ask 1 anders')      what that command would be worth to it
import { loadModule } from './strings.mjs';

export const LEVELS = ['random', 'novice', 'relaxed', 'easy', 'keen', 'steady', 'strong'];

/** @param {BufferSource | Response | Promise<Response>} source the module stolik_bots.wasm */
export async function loadBots(source) {
  const { wasm, put, answer, addDeck } = await loadModule(source, 'the bots');
  return {
    addDeck,
    choose: (known, level) => {
      put(known);
      return answer(wasm.stolik_bot(LEVELS.indexOf(level)));
    },
    weigh: (known, command) => {
      put(`${known}\n${command}`);
      return answer(wasm.stolik_weigh());
    },
    coach: known => {
      put(known);
      return answer(wasm.stolik_coach());
    },
  };
}
