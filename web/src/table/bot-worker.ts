// Bots think here, so that the page never stutters. What comes in is what a seat may know, as text of the engine.
import { loadBots, type Bots } from '../../../bindings/wasm/bots.mjs';

export type BotTask =
  | { task: 'start'; bots: string; decks: string[] }
  | { task: 'choose'; id: number; known: string; level: string }
  | { task: 'weigh'; id: number; known: string; command: string }
  | { task: 'coach'; id: number; known: string };

let bots: Promise<Bots> | null = null;

async function start(address: string, decks: string[]): Promise<Bots> {
  const made = await loadBots(fetch(address));
  for (const deck of await Promise.all(decks.map(one => fetch(one).then(answer => answer.text())))) {
    const wrong = made.addDeck(deck);
    if (wrong) throw new Error(wrong);
  }
  return made;
}

function think(ready: Bots, task: Exclude<BotTask, { task: 'start' }>): unknown {
  switch (task.task) {
    case 'choose': return ready.choose(task.known, task.level);
    case 'weigh': return ready.weigh(task.known, task.command);
    case 'coach': return ready.coach(task.known);
  }
}

addEventListener('message', async (event: MessageEvent<BotTask>) => {
  const task = event.data;
  if (task.task === 'start') {
    bots = start(task.bots, task.decks);
    bots.catch(() => undefined);
    return;
  }
  try {
    const ready = await bots!;
    postMessage({ id: task.id, answer: think(ready, task) });
  } catch (error) {
    postMessage({ id: task.id, error: String(error) });
  }
});
