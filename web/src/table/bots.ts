// Bots at a table in this page. They are given what their seat sees and what everyone was told, nothing else.
import { below, type Engine } from '../engine/engine';
import type { AnyEvent, AnyView, Level, Seat } from './session';

/** `do` is null where it would rather wait, which it may only while the top spins. `why` is codes and numbers. */
export type Choice = { do: string | null; why?: unknown };

export interface BotPlayer {
  choose(view: AnyView, story: AnyEvent[], seat: Seat, level: Level): Promise<Choice>;
}

/** In the legal list these stand for all of their kind, so they are no commands themselves. */
const STANDS_FOR_MANY = new Set(['offer', 'say', 'deal']);
/** How often a bot by lot does something in a moment in which it may also wait. */
const WAITS = 4;

/** Any command that can be given, drawn by lot: first what kind, then which. */
export class BotsByLot implements BotPlayer {
  constructor(private readonly engine: Pick<Engine, 'legalInView'>, private readonly lots: (n: number) => number = below) {}

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
