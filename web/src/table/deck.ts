// A deck: facts that hold in every language, and its texts in one.
import { files } from 'virtual:stolik-files';
import type { Language } from '../words/words';

/** `facts` is content/decks/ID/deck.json, `texts` the file of the language beside it. docs/DECKS.md says what is in them. */
export type Deck<Facts = any, Texts = any> = { id: string; language: Language; facts: Facts; texts: Texts };

const fetched = new Map<string, Promise<unknown>>();

export function dataFile(name: string): Promise<unknown> {
  const address = files[name];
  if (!address) return Promise.reject(new Error(`there is no file ${name}`));
  let found = fetched.get(name);
  if (!found) {
    found = fetch(address).then(answer => {
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
      return answer.json();
    });
    found.catch(() => fetched.delete(name));
    fetched.set(name, found);
  }
  return found;
}

/** '' is the deck of a game that needs none. */
export async function loadDeck(id: string, language: Language): Promise<Deck> {
  if (id === '') return { id, language, facts: {}, texts: {} };
  const [facts, texts] = await Promise.all([dataFile(`${id}/deck.json`), dataFile(`${id}/${language}.json`)]);
  return { id, language, facts, texts };
}
