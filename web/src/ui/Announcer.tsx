// What a screen reader says by itself: two live regions, at most one sentence group every 700 ms.
import { signal } from '@preact/signals';

type Tone = 'polite' | 'assertive';
const PACE = 700;
/** So long a sentence stays in the page: a hand that was read aloud is nobody's to find later. */
const STAYS = 8_000;

const spoken: Record<Tone, ReturnType<typeof signal<string>>> = { polite: signal(''), assertive: signal('') };
const waiting: Record<Tone, string[]> = { polite: [], assertive: [] };
let timer: ReturnType<typeof setTimeout> | undefined;
let last = -Infinity;

/** Says it when the last announcement is 700 ms old; what came in between is said together, repetitions once. */
export function announce(text: string, tone: Tone = 'polite'): void {
  if (!text) return;
  if (waiting[tone].at(-1) !== text) waiting[tone].push(text);
  timer ??= setTimeout(speakNow, Math.max(0, last + PACE - performance.now()));
}

function speakNow(): void {
  timer = undefined;
  last = performance.now();
  for (const tone of ['assertive', 'polite'] as const) {
    if (waiting[tone].length === 0) continue;
    const text = waiting[tone].join(' ');
    waiting[tone] = [];
    // The same sentence twice must still be a change: a no-break space at its end makes it one.
    spoken[tone].value = spoken[tone].value === text ? `${text}\u00a0` : text;
  }
  clearTimeout(fading);
  fading = setTimeout(silence, STAYS);
}
let fading: ReturnType<typeof setTimeout> | undefined;

function silence(): void {
  spoken.polite.value = '';
  spoken.assertive.value = '';
}

/** Other eyes look now: what was said, and what was about to be, was not for them. */
export function hush(): void {
  clearTimeout(timer);
  timer = undefined;
  waiting.polite = [];
  waiting.assertive = [];
  silence();
}

/** Stands once in the page. */
export function Announcer() {
  return (
    <div class="unseen">
      <div aria-live="polite" role="status" data-announcer="polite">
        {spoken.polite.value}
      </div>
      <div aria-live="assertive" role="alert" data-announcer="assertive">
        {spoken.assertive.value}
      </div>
    </div>
  );
}
