// A deck that is here already, as the bench takes it: ours with all their languages, or one of the server's.
import type { OwnSource } from '../../decks/check';
import { dataFile } from '../../table/deck';
import { files } from 'virtual:stolik-files';

type Facts = { languages: string[] };

export async function sourceOf(id: string): Promise<OwnSource> {
  if (!files[`${id}/deck.json`]) {
    const answer = await fetch(new URL(`decks/${id}.json`, document.baseURI), { cache: 'no-cache' });
    if (!answer.ok) throw new Error(`${id}: ${answer.status}`);
    const { facts, texts, pictures } = (await answer.json()) as {
      facts: object;
      texts: OwnSource['texts'];
      pictures?: OwnSource['pictures'];
    };
    return { deck: facts, texts, pictures: pictures ?? {} };
  }
  const deck = (await dataFile(`${id}/deck.json`)) as Facts;
  const texts = await Promise.all(
    deck.languages.map(async language => [language, (await dataFile(`${id}/${language}.json`)) as object] as const),
  );
  return { deck, texts: Object.fromEntries(texts), pictures: {} };
}
