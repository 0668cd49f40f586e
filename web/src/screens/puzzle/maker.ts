// Makes puzzles in a worker of its own; one question, one worker: nobody asks for many in a row.
import { files } from 'virtual:stolik-files';
import { ownFacts } from '../../table/deck';
import { ownScript } from '../../ui/trusted';
import type { PuzzleQuestion, PuzzleTask } from './puzzle-worker';
import workerAddress from './puzzle-worker.ts?worker&url';

const address = (file: string) => new URL(file, document.baseURI).href;

export function askForPuzzle<Answer>(task: PuzzleTask): Promise<Answer> {
  const worker = new Worker(ownScript(workerAddress), { type: 'module' });
  const decks = Object.keys(files)
    .filter(name => name.endsWith('/deck.json'))
    .map(name => address(files[name]!));
  return new Promise<Answer>((tell, fail) => {
    worker.addEventListener('message', ({ data }: MessageEvent<{ answer?: Answer; error?: string }>) => {
      if (data.error === undefined) tell(data.answer!);
      else fail(new Error(data.error));
    });
    worker.addEventListener('error', () => fail(new Error('the puzzles could not be loaded')));
    worker.postMessage({
      ...task,
      module: address(files['puzzles.wasm']!),
      decks,
      facts: [...ownFacts.values()],
    } satisfies PuzzleQuestion);
  }).finally(() => worker.terminate());
}
