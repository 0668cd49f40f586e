// What a person chose for this browser. Kept in localStorage; a browser that keeps nothing starts afresh each time.
import { keep, keptText, parsed } from './kept';
import { batch, computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { LANGUAGES, type Language } from './words/words';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'reduced';
/** Whether a move is asked about once more: always with a finger, never, or always. */
export type Confirm = 'touch' | 'always' | 'never';
/** How quickly bots move: so that each move can be read, briskly, or at once. */
export type BotsPace = 'calm' | 'brisk' | 'instant';
export const PACE_NAMES: readonly BotsPace[] = ['calm', 'brisk', 'instant'];
type TextSize = 100 | 115 | 130 | 150;

type Kept = {
  language: Language;
  theme: Theme;
  textSize: TextSize;
  motion: Motion;
  sound: boolean;
  letterKeys: boolean;
  confirm: Confirm;
  pace: BotsPace;
};

const STORE = 'stolik-settings';

/** The first of the browser's languages that we have. */
function firstLanguage(wished: readonly string[]): Language {
  for (const tag of wished) {
    const found = LANGUAGES.find(language => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

function read(text: string | null = keptText(STORE)): Partial<Kept> {
  const kept = parsed(text);
  return typeof kept === 'object' && kept ? (kept as Partial<Kept>) : {};
}

const one = <T>(value: unknown, allowed: readonly T[], initial: T): T =>
  allowed.includes(value as T) ? (value as T) : initial;

/** What was kept, with everything missing or odd as it is for a newcomer. */
function whole(kept: Partial<Kept>): Kept {
  return {
    language: one(kept.language, LANGUAGES, firstLanguage(navigator.languages ?? [])),
    theme: one<Theme>(kept.theme, ['system', 'light', 'dark'], 'system'),
    textSize: one<TextSize>(kept.textSize, [100, 115, 130, 150], 100),
    motion: one<Motion>(kept.motion, ['system', 'full', 'reduced'], 'system'),
    sound: kept.sound === true,
    letterKeys: kept.letterKeys !== false,
    confirm: one<Confirm>(kept.confirm, ['touch', 'always', 'never'], 'touch'),
    pace: one<BotsPace>(kept.pace, PACE_NAMES, 'calm'),
  };
}

const first = whole(read());
export const settings: { [Name in keyof Kept]: Signal<Kept[Name]> } = {
  language: signal(first.language),
  theme: signal(first.theme),
  textSize: signal(first.textSize),
  motion: signal(first.motion),
  sound: signal(first.sound),
  letterKeys: signal(first.letterKeys),
  confirm: signal(first.confirm),
  pace: signal(first.pace),
};

// What is chosen in another tab holds in this one too.
addEventListener('storage', event => {
  if (event.key !== STORE) return;
  const now = whole(read(event.newValue));
  batch(() => {
    for (const [name, value] of Object.entries(now)) (settings[name as keyof Kept] as Signal<unknown>).value = value;
  });
});

function asked(query: string): ReadonlySignal<boolean> {
  const list = matchMedia(query);
  const now = signal(list.matches);
  list.addEventListener('change', () => (now.value = list.matches));
  return now;
}

const systemDark = asked('(prefers-color-scheme: dark)');
const systemStill = asked('(prefers-reduced-motion: reduce)');
/** A window that can be read from the other end of a room. */
export const roomy = asked('(min-width: 960px) and (min-height: 540px)');
/** A narrow or a flat window: what is not wanted at once goes behind one button. */
export const compact = asked('(max-width: 640px), (max-height: 500px)');

const dark = computed(() => (settings.theme.value === 'system' ? systemDark.value : settings.theme.value === 'dark'));
export const reducedMotion = computed(() =>
  settings.motion.value === 'system' ? systemStill.value : settings.motion.value === 'reduced',
);

/** The pointer used last; a finger covers what it touches, so it is asked once more. */
export const touching = signal(matchMedia('(pointer: coarse)').matches);
addEventListener('pointerdown', event => (touching.value = event.pointerType !== 'mouse'), {
  capture: true,
  passive: true,
});

/** Is a chosen move shown once more before it is made? */
export const confirming = computed(() =>
  settings.confirm.value === 'touch' ? touching.value : settings.confirm.value === 'always',
);

effect(() => {
  const root = document.documentElement;
  root.dataset.theme = dark.value ? 'dark' : 'light';
  root.dataset.motion = reducedMotion.value ? 'reduced' : 'full';
  root.dataset.size = String(settings.textSize.value);
});

effect(() => {
  const now = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, value.value]));
  keep(STORE, now);
});
