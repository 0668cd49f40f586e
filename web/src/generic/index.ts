// What stands in for everything a game does not bring to the client itself.
import { engine } from '../engine/engine';
import type { Described, GameModule } from '../games/module';
import { endOf, tableOf } from './Table';
import { status, tell } from './tell';
import { shapeOf } from './zones';

export async function genericGame(described: Described): Promise<GameModule> {
  const shape = shapeOf(await engine(), described.name, described.players.allowed);
  return {
    ...described,
    Table: tableOf(shape, described.verbs),
    End: endOf(shape),
    status,
    tell: (event, _, telling) => tell(event, telling),
    filters: [{ id: 'generic-filter-mine', keeps: (event, eyes) => event.seat === eyes || event.to === eyes }],
    log: 'side',
  };
}
