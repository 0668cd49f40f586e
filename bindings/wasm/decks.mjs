// The check of decks in JavaScript: the same code as `stolik decks check`.
//
//   const decks = await loadDecks(bytesOrResponse)
//   decks.check(contents, 'pl')        what is wrong with text of {"deck", "texts", "pictures"}, in that language
//   decks.read(text of a file, 'pl')   the same for a .stolik-deck, with contents, key and signature (not looked at)
import { loadModule } from './strings.mjs';

/** @param {BufferSource | Response | Promise<Response>} source the module stolik_decks.wasm */
export async function loadDecks(source) {
  const { wasm, put, answer } = await loadModule(source, 'the check of decks');
  return {
    check: (contents, language) => {
      put(`${language}\n${contents}`);
      return answer(wasm.stolik_check_deck());
    },
    read: (text, language) => {
      put(`${language}\n${text}`);
      return answer(wasm.stolik_read_deck());
    },
  };
}
