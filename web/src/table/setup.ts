// How a table that runs in this page is set up.
import type { Engine } from '../engine/engine';
import { remarkLine } from './journal';
import type { AnyView, GameName, Level, Name } from './session';

export type DeviceSeat = { name: Name; bot?: Level };
export type DeviceSetup = {
  game: GameName;
  seats: DeviceSeat[];
  /**
   * as chosen; those the engine does not know stay in the client, or belong to the table: `coach`, `multiplier` (clocks
   * run so many times longer)
   */
  options: Record<string, unknown>;
  /** the cards of a class's tables of this size, in that round; and the address of the homework they are for */
  lots?: { key: string; round: number; homework: string };
};

/** The options the engine knows; the rest are the client's own. */
export function engineOptions(
  engine: Engine,
  setup: Pick<DeviceSetup, 'game' | 'options'>,
  players: number,
): Record<string, unknown> {
  const plain = engine.open(setup.game, players, {});
  const known = Object.keys((plain.view('spectator') as AnyView).options);
  plain.close();
  return Object.fromEntries(Object.entries(setup.options).filter(([name]) => known.includes(name)));
}

/** As the server writes them, and as `stolik replay` reads them where all have drawn names. */
export function nameRemarks({ seats }: DeviceSetup): string[] {
  const ids = seats.map(({ name }) => ('pseudonym' in name ? name.pseudonym : ''));
  const told = ids.every(id => id !== '') ? [remarkLine(`names ${ids.join(',')}`)] : [];
  return [
    ...told,
    ...seats.map(({ name }, seat) => remarkLine({ seat, name: 'typed' in name ? name.typed : name.pseudonym })),
  ];
}
