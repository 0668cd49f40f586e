// The screens of the client. Each lives in a folder of its own with a `route.ts` that exports `routes`; nothing else
// knows it.
import type { ComponentType } from 'preact';
import { fit, type Route } from '../router';
import { wantWords } from '../words/words';

export type ScreenProps = { route: Route };

export type Screen = {
  /** without # and the first slash: '', 'new/:game', 'table/:id' */
  pattern: string;
  load(): Promise<{ default: ComponentType<ScreenProps> }>;
  /** Which game's cloth lies on the table; a screen that learns it later sets document.documentElement.dataset.game. */
  game?: (params: Record<string, string>) => string | undefined;
};

const found = import.meta.glob<{ routes: Screen[] }>('./*/route.ts', { eager: true });
const SCREENS: Screen[] = Object.values(found).flatMap(module => module.routes);

export function screenAt(path: string): { screen: Screen; params: Record<string, string> } | null {
  for (const screen of SCREENS) {
    const params = fit(screen.pattern, path);
    if (params) return { screen, params };
  }
  return null;
}

/** The screen with its words: all but the start screen may speak of tables. */
export async function loadScreen({ pattern, load }: Screen): Promise<ComponentType<ScreenProps>> {
  const [module] = await Promise.all([load(), pattern && wantWords('table')]);
  return module.default;
}
