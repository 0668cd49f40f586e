// Puzzles are made here, so that the page never stutters.
import { loadPuzzles } from '../../../../bindings/wasm/puzzles.mjs';

export type PuzzleTask =
  | { task: 'day'; game: string; date: string; deck: string }
  | { task: 'make'; game: string; grade: number; seed: number; deck: string }
  | { task: 'many'; game: string; wishes: { grade: number; seed: number }[]; deck: string }
  | { task: 'own'; journal: string; seat: number };
export type PuzzleQuestion = PuzzleTask & { module: string; decks: string[]; facts: string[] };

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

async function answer(asked: PuzzleQuestion): Promise<unknown> {
  const made = await loadPuzzles(fetched(asked.module));
  for (const deck of [
    ...(await Promise.all(asked.decks.map(async one => (await fetched(one)).text()))),
    ...asked.facts,
  ]) {
    const wrong = made.addDeck(deck);
    if (wrong) throw new Error(wrong);
  }
  switch (asked.task) {
    case 'day':
      return made.ofDay(asked.game, asked.date, asked.deck);
    case 'make':
      return made.make({ game: asked.game, grade: asked.grade, seed: asked.seed, deck: asked.deck });
    case 'many':
      return asked.wishes.map(wish => made.make({ game: asked.game, deck: asked.deck, ...wish }));
    case 'own':
      return made.own(asked.journal, asked.seat);
  }
}

addEventListener('message', async (event: MessageEvent<PuzzleQuestion>) => {
  try {
    postMessage({ answer: await answer(event.data) });
  } catch (error) {
    postMessage({ error: String(error) });
  }
});
