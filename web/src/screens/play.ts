// What "play now" chooses. It comes when it is wanted: the start screen stays light.
import { loadGame } from '../games';
import type { DeviceSetup } from '../table/open';
import type { GameName, Level } from '../table/session';
import { chosenLevel, fairOn } from './fair';
import { nextMatch } from './match';
import { drawNames, pseudonyms, USUAL_LEVEL, usualOptions } from './setup';

/** So many opponents as one usually meets them here: by one's last games, or as one chose. */
async function levelsFor(game: GameName, opponents: number): Promise<Level[]> {
  if (fairOn.value) return (await nextMatch(game, opponents)).levels;
  return Array.from({ length: opponents }, () => chosenLevel.value ?? USUAL_LEVEL);
}

/** A table against bots with everything as most people would choose it. */
export async function usualSetup(name: GameName): Promise<DeviceSetup> {
  const [game, list] = await Promise.all([loadGame(name), pseudonyms()]);
  const players = game.players.advised;
  const levels = await levelsFor(name, players - 1);
  const seats = drawNames(list, players).map((pseudonym, seat) => ({
    name: { pseudonym },
    ...(seat > 0 ? { bot: levels[seat - 1]! } : {}),
  }));
  return { game: name, seats, options: { ...usualOptions(game, players), coach: true } };
}

/** Opens it and returns its id. */
export async function playNow(name: GameName): Promise<string> {
  const [open, setup] = await Promise.all([import('../table/open'), usualSetup(name)]);
  return open.createDeviceTable(setup);
}
