// Bots think here, so that the page never stutters. What comes in is what a seat may know, as text of the engine.
import { loadBots, type Bots } from '../../../bindings/wasm/bots.mjs';

type BotTask =
  | { task: 'start'; bots: string; decks: string[]; facts: string[] }
  | { task: 'choose'; id: number; known: string; level: string }
  | { task: 'weigh'; id: number; known: string; command: string }
  | { task: 'coach'; id: number; known: string };

let bots: Promise<Bots> | null = null;
let begin: () => Promise<Bots>;

/** A failed load is not kept: whoever asks next tries again. */
function loaded(): Promise<Bots> {
  bots ??= begin().catch(error => {
    bots = null;
    throw error;
  });
  return bots;
}

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

async function start(address: string, decks: string[], facts: string[]): Promise<Bots> {
  const made = await loadBots(fetched(address));
  for (const deck of [...(await Promise.all(decks.map(async one => (await fetched(one)).text()))), ...facts]) {
    const wrong = made.addDeck(deck);
    if (wrong) throw new Error(wrong);
  }
  return made;
}

function think(ready: Bots, task: Exclude<BotTask, { task: 'start' }>): unknown {
  switch (task.task) {
    case 'choose':
      return ready.choose(task.known, task.level);
    case 'weigh':
      return ready.weigh(task.known, task.command);
    case 'coach':
      return ready.coach(task.known);
  }
}

addEventListener('message', async (event: MessageEvent<BotTask>) => {
  const task = event.data;
  if (task.task === 'start') {
    begin = () => start(task.bots, task.decks, task.facts);
    loaded().catch(() => undefined);
    return;
  }
  try {
    const ready = await loaded();
    postMessage({ id: task.id, answer: think(ready, task) });
  } catch (error) {
    postMessage({ id: task.id, error: String(error) });
  }
});
