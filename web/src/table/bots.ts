// Bots at a table in this page. They are given what their seat sees and what everyone was told, nothing else.
import { files } from 'virtual:stolik-files';
import { below, type Engine } from '../engine/engine';
import { ownScript } from '../ui/trusted';
import workerAddress from './bot-worker.ts?worker&url';
import { ownFacts } from './deck';
import type { AnyEvent, AnyView, Level, Seat } from './session';
import { Watchdog } from './watchdog';

/** `do` is null where it would rather wait, which it may only while the top spins. `why` is codes and numbers. */
export type Choice = { do: string | null; why?: unknown };

export interface BotPlayer {
  /** `known` is all the seat may know, view and public story, as text of the engine. */
  choose(view: AnyView, story: AnyEvent[], seat: Seat, level: Level, known: string): Promise<Choice>;
}

/** A fact the coach tells: a code, and what it is about. */
export type Advice = { code: string; [member: string]: unknown };

type Question =
  | { task: 'choose'; known: string; level: string }
  | { task: 'weigh'; known: string; command: string }
  | { task: 'coach'; known: string };

/** Seconds. Nobody thinks that long: a worker that does not answer by then hangs, and is replaced by a new one. */
const HANGS_AFTER = 30;

/** The real bots, in a worker that is started when the first of them is asked. */
export class BotsInWorker implements BotPlayer {
  private worker: Worker | null = null;
  private last = 0;
  private readonly watchdog = new Watchdog(HANGS_AFTER, () => this.close('the bots do not answer'));
  private readonly waiting = new Map<number, { tell(answer: unknown): void; fail(error: Error): void }>();

  async choose(_view: AnyView, _story: AnyEvent[], _seat: Seat, level: Level, known: string): Promise<Choice> {
    return this.think(known, level);
  }

  async think(known: string, level: Level): Promise<Choice> {
    return (await this.ask({ task: 'choose', known, level })) as Choice;
  }

  async weigh(known: string, command: string): Promise<unknown> {
    return this.ask({ task: 'weigh', known, command });
  }

  async coach(known: string): Promise<Advice[]> {
    return (await this.ask({ task: 'coach', known })) as Advice[];
  }

  close(why = 'the table was closed'): void {
    this.watchdog.rest();
    this.worker?.terminate();
    this.worker = null;
    const left = [...this.waiting.values()];
    this.waiting.clear();
    for (const { fail } of left) fail(new Error(why));
  }

  /** Begins anew with every answer: a worker with many questions is not one that hangs. */
  private watch(): void {
    if (this.waiting.size > 0) this.watchdog.watch();
    else this.watchdog.rest();
  }

  private ask(task: Question): Promise<unknown> {
    this.worker ??= this.start();
    const id = ++this.last;
    this.worker.postMessage({ ...task, id });
    return new Promise((tell, fail) => {
      this.waiting.set(id, { tell, fail });
      if (this.waiting.size === 1) this.watch();
    });
  }

  private start(): Worker {
    const worker = new Worker(ownScript(workerAddress), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; answer?: unknown; error?: string }>) => {
      const asked = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      this.watch();
      if (data.error === undefined) asked?.tell(data.answer);
      else asked?.fail(new Error(data.error));
    });
    worker.addEventListener('error', () => this.worker === worker && this.close('the bots could not be loaded'));
    const decks = Object.keys(files)
      .filter(name => name.endsWith('/deck.json'))
      .map(name => address(files[name]!));
    worker.postMessage({ task: 'start', bots: address(files['bots.wasm']!), decks, facts: [...ownFacts.values()] });
    return worker;
  }
}

const address = (file: string) => new URL(file, document.baseURI).href;

/** In the legal list these stand for all of their kind, so they are no commands themselves. */
const STANDS_FOR_MANY = new Set(['offer', 'say', 'deal']);
/** How often a bot by lot does something in a moment in which it may also wait. */
const WAITS = 4;

/** Any command that can be given, drawn by lot: first what kind, then which. */
export class BotsByLot implements BotPlayer {
  constructor(
    private readonly engine: Pick<Engine, 'legalInView'>,
    private readonly lots: (n: number) => number = below,
  ) {}

  async choose(view: AnyView, _story: AnyEvent[], seat: Seat): Promise<Choice> {
    const legal = this.engine.legalInView(view, seat).filter(command => !STANDS_FOR_MANY.has(command));
    const waits = view.phase === 'spinning';
    if (legal.length === 0 || (waits && this.lots(WAITS) > 0)) return { do: null };
    const kinds = [...new Set(legal.map(kindOf))].filter((kind, _, all) => kind !== 'stop' || all.length === 1);
    const kind = kinds[this.lots(kinds.length)]!;
    const those = legal.filter(command => kindOf(command) === kind);
    return { do: those[this.lots(those.length)]! };
  }
}

const kindOf = (command: string) => command.slice(0, command.indexOf(' ') < 0 ? undefined : command.indexOf(' '));
