import type { Screen } from '../routes';

// #/clock: what keeps the time at a table of paper, if a game brings such a thing (`games/GAME/clock.tsx`)
const found = Object.entries(
  import.meta.glob<{ default: Awaited<ReturnType<Screen['load']>>['default'] }>('../../games/*/clock.tsx'),
);
const [path, load] = found[0] ?? [];

export const routes: Screen[] = load ? [{ pattern: 'clock', load, game: () => path!.split('/').at(-2) }] : [];
