// One look at a screen from all sides: every size, every language, 40 % longer, light and dark, by axe. The page is
// loaded once; language, theme and size change under it, as they do for a person who turns the phone or chooses another
// language.
import { expect, type Page } from '@playwright/test';
import { clippedTexts, sideways, smallTargets } from './people';
import { violations } from './support/axe';
import { painted } from './support/time';

export { painted };

const SIZES = {
  small: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  // A desktop at 200 % zoom is a window of half the size.
  zoomed: { width: 720, height: 450 },
  tablet: { width: 820, height: 1180 },
  projector: { width: 1920, height: 1080 },
  desktop: { width: 1440, height: 900 },
};

/** Every picture takes its time and no test looks at it: the long run takes them, for people. */
const LONG = Boolean(process.env.STOLIK_LONG);
/** So often something has to be wrong, each time after it was drawn anew. */
const LOOKS = 30;

/** As if another tab had changed the settings: the screen has to speak the other language at once. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate(
    newValue => dispatchEvent(new StorageEvent('storage', { key: 'stolik-settings', newValue })),
    JSON.stringify({ language }),
  );
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.evaluate(() => document.fonts.ready);
}

/**
 * In Polish and 40 % longer a screen is looked at in every size. What fits so has to be looked at in the other
 * languages only where it is narrowest and where it is lowest; the long run looks everywhere.
 */
function sizesFor(language: string): [string, { width: number; height: number }][] {
  const all = Object.entries(SIZES);
  return LONG || language === 'pl' || language === 'longer'
    ? all
    : all.filter(([size]) => size === 'small' || size === 'zoomed');
}

async function fits(page: Page, name: string, language: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const [size, box] of sizesFor(language)) {
    await page.setViewportSize(box);
    // What is still on its way, letters of another alphabet say, is no fault: only what stays wrong is.
    for (let looks = 1; ; ++looks) {
      await painted(page);
      const over = await sideways(page);
      const found = [...(over > 0 ? [`scrolls sideways by ${over} px`] : []), ...(await clippedTexts(page))];
      if (language === 'pl') found.push(...(await smallTargets(page)).map(one => `${one} is too small to hit`));
      if (found.length > 0 && looks < LOOKS) continue;
      wrong.push(...found.map(text => `${language} ${size}: ${text}`));
      break;
    }
    if (LONG && ['small', 'phone', 'tablet', 'desktop'].includes(size))
      await page.screenshot({ path: `screenshots/${name}-${size}-${language}.png` });
  }
  return wrong;
}

async function axe(page: Page, how: string, forced = false): Promise<string[]> {
  return (await violations(page, undefined, forced)).map(
    one =>
      `${how} ${one.id}: ${one.help}: ${one.nodes
        .slice(0, 3)
        .map(node => `${node.target} ${node.message}`)
        .join(' | ')}`,
  );
}

/** Everything that is wrong with the screen that stands in this page. */
export async function lookedAt(page: Page, name: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const language of ['pl', 'ru', 'en']) {
    await speak(page, language);
    wrong.push(...(await fits(page, name, language)));
  }
  // The words are made longer when they are loaded: after the next change of language.
  await page.evaluate(() => history.replaceState(history.state, '', `?pseudo${location.hash}`));
  await speak(page, 'ru');
  wrong.push(...(await fits(page, name, 'longer')));
  await page.evaluate(() => history.replaceState(history.state, '', `${location.pathname}${location.hash}`));
  await speak(page, 'pl');
  wrong.push(...(await axe(page, 'light')));
  // In the dark as a phone has it: what stands where is another matter there.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(SIZES.phone);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await painted(page);
  if (LONG) await page.screenshot({ path: `screenshots/${name}-phone-dark.png` });
  wrong.push(...(await axe(page, 'dark')));
  wrong.push(...(await inForcedColours(page, name)));
  if (LONG) wrong.push(...(await everywhere(page)));
  return wrong;
}

/**
 * A page that is already there does not draw every text anew when colours are forced; one that is taken away and put
 * back does.
 */
async function inColours(
  page: Page,
  media: { colorScheme?: 'light' | 'dark'; forcedColors: 'active' | 'none' },
): Promise<void> {
  await page.emulateMedia(media);
  await page.evaluate(() => {
    const { style } = document.documentElement;
    style.display = 'none';
    void document.documentElement.offsetHeight;
    style.display = '';
  });
  await painted(page);
}

/**
 * The colours of the system instead of ours, on the narrowest phone: axe finds nothing, and whatever can be pressed has
 * a line or a word.
 */
async function inForcedColours(page: Page, name: string): Promise<string[]> {
  await page.setViewportSize(SIZES.small);
  await inColours(page, { colorScheme: 'light', forcedColors: 'active' });
  if (LONG) await page.screenshot({ path: `screenshots/${name}-small-forced.png` });
  const wrong = await axe(page, 'forced colours', true);
  await inColours(page, { forcedColors: 'none' });
  return wrong;
}

/** By axe in every size, language and light, and in forced colours: for the long run. */
async function everywhere(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  for (const language of ['pl', 'ru', 'en']) {
    await speak(page, language);
    for (const [size, box] of Object.entries(SIZES)) {
      await page.setViewportSize(box);
      for (const media of [
        { colorScheme: 'light', forcedColors: 'none' },
        { colorScheme: 'dark', forcedColors: 'none' },
        { colorScheme: 'light', forcedColors: 'active' },
        { colorScheme: 'dark', forcedColors: 'active' },
      ] as const) {
        await inColours(page, media);
        wrong.push(
          ...(await axe(
            page,
            `${language} ${size} ${media.colorScheme} ${media.forcedColors}`,
            media.forcedColors === 'active',
          )),
        );
      }
    }
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  return wrong;
}

/**
 * As if the screen stood at the other end of the room: what of its end cannot be read (below 32 px in a window of 720
 * lines) or is cut by the edge.
 */
export async function unreadFromAfar(page: Page, end: string): Promise<string[]> {
  await page.evaluate(() => {
    document.documentElement.dataset.big = 'yes';
    document.querySelector('.frame')!.classList.add('big');
    document.querySelector('.end-acts')?.remove();
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await painted(page);
  return page.locator(end).evaluate(farTexts);
}

/** The texts in a place that are too small or lie below the window. */
export function farTexts(root: Element): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const place = text.parentElement!;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { width, height, bottom } = range.getBoundingClientRect();
    // The letter in an avatar is a picture of the name beside it.
    if (!text.textContent!.trim() || width < 3 || height < 3 || place.closest('.unseen, .avatar')) continue;
    // Older lines of the log go on below the edge, and a line that ends in "…" goes on unseen.
    const below = bottom > innerHeight + 1 && !place.closest('.log, [data-may-clip]');
    if (parseFloat(getComputedStyle(place).fontSize) < 32 || below)
      found.push(`${place.className}: ${text.textContent}`);
  }
  return found;
}
