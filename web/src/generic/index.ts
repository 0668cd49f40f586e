// What stands in for everything a game does not bring to the client itself.
import { engine, type Engine } from '../engine/engine';
import { deckOf } from '../table/deck';
import type { GameName } from '../table/session';
import type { GameModule } from '../games/module';
import { endOf, tableOf } from './Table';
import { status, tell } from './tell';
import { shapeOf } from './zones';

export type Described = Pick<GameModule, 'players' | 'options'>;

export async function genericGame(name: GameName, described: Described, made: Promise<Engine> = engine()): Promise<GameModule> {
  const shape = shapeOf(await made, name, described.players.allowed);
  return {
    name,
    deckId: await deckOf(name),
    players: described.players,
    options: described.options,
    Table: tableOf(shape),
    End: endOf(shape),
    status,
    tell: (event, _, telling) => tell(event, telling),
    filters: [{ id: 'generic-filter-mine', keeps: (event, eyes) => event.seat === eyes || event.to === eyes }],
    log: 'side',
  };
}
