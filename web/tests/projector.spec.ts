// The table on a screen in the middle: what a game is about has a place there, at every size; and how a television
// finds it.
import { expect, test, type Browser } from '@playwright/test';
import { farTexts } from './looking';
import { Someone, type Language } from './support/people';
import { TestServer } from './support/server';

const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.close());
const base = () => `http://127.0.0.1:${server.port}/`;

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

/** What nobody at the table could play without, and how much of the screen's height it takes at least. */
const CENTRAL: Record<string, Record<string, number>> = {
  triples: { '.tr-seat': 0.05, '.tr-slip': 0.2, '.tr-k': 0.1 },
  rationing: {
    '.rg-top-figure': 0.19,
    '.rg-topz .rg-stage-word': 0.06,
    '.rg-card': 0.15,
    '.rg-line li': 0.04,
    '.rg-offers': 0.15,
  },
  'victory-line': { '.vl-board': 0.7, '.vl-team': 0.05, '.vl-team .lines i': 0.03 },
};

async function lobby(browser: Browser, game: string, language: Language): Promise<{ host: Someone; code: string }> {
  const host = await Someone.sitsDown(browser, base(), language);
  await host.goes(`/new/${game}?place=online`);
  await host.page.locator('.new-open button[type=submit]').click();
  await expect(host.page.locator('.lobby')).toBeVisible();
  return { host, code: host.page.url().split('/').at(-1)! };
}

async function begins({ page }: Someone): Promise<void> {
  await page
    .locator('.lobby-start .btn', { hasText: /[Bb]ot|[Бб]от/ })
    .first()
    .click();
  await expect(page.locator('.place.open')).toHaveCount(0);
  await page.locator('.lobby-start .lobby-go').click();
  await expect(page.locator('.frame')).toBeVisible();
}

for (const [game, parts] of Object.entries(CENTRAL)) {
  test(`the central figures of ${game} are seen on the big screen`, async ({ browser }) => {
    const { host, code } = await lobby(browser, game, 'ru');
    const screen = await Someone.sitsDown(browser, base(), 'ru', SIZES[0]);
    await screen.goes(`/watch/${code}`);
    await host.page.locator('.knocks .btn.primary').click();
    await begins(host);
    await expect(screen.page.locator('.frame.big')).toBeVisible();
    for (const size of SIZES) {
      await screen.page.setViewportSize(size);
      for (const [part, least] of Object.entries(parts)) {
        const wrong = () =>
          screen.page.locator(part).evaluateAll((all, least) => {
            if (all.length === 0) return ['is not there'];
            return all
              .map(one => one.getBoundingClientRect())
              .filter(
                ({ left, top, right, bottom, width, height }) =>
                  width < innerHeight * 0.02 ||
                  height < innerHeight * least ||
                  left < -1 ||
                  top < -1 ||
                  right > innerWidth + 1 ||
                  bottom > innerHeight + 1,
              )
              .map(({ left, top, width, height }) => [left, top, width, height].map(Math.round).join(' '));
          }, least);
        await expect.poll(wrong, `${part} at ${size.width}x${size.height}`).toEqual([]);
      }
    }
    // The last size is the largest: what a button shows stays within it.
    const wide = await screen.page
      .locator('.bar .icon-btn')
      .evaluateAll(all => all.filter(one => one.scrollWidth > one.clientWidth).length);
    expect(wide).toBe(0);
    await screen.page.setViewportSize(SIZES[0]!);
    // Of 144 cells none can have large letters: they show a code, and what was played stands beside them.
    const small = async () =>
      (await screen.page.locator('.frame').evaluate(farTexts)).filter(text => !text.startsWith('vl-name'));
    await expect.poll(small).toEqual([]);
    for (const one of [host, screen]) await one.leaves();
  });
}

test('a long step at the foot of the big screen: whole sentences, as many as have room', async ({ browser }) => {
  const { host, code } = await lobby(browser, 'rationing', 'ru');
  const screen = await Someone.sitsDown(browser, base(), 'ru', SIZES[0]);
  const { page } = screen;
  await screen.goes(`/watch/${code}`);
  await host.page.locator('.knocks .btn.primary').click();
  await begins(host);
  await expect(page.locator('.big-last p').first()).toBeVisible();
  // A step as long as there are: a purchase that ends the round. In a copy, which no bot's move draws anew.
  await page.evaluate(() => {
    const foot = document.querySelector<HTMLElement>('.big-last')!;
    const copy = foot.cloneNode(true) as HTMLElement;
    foot.style.display = 'none';
    foot.after(copy);
    const [first, ...others] = copy.querySelectorAll('p');
    others.forEach(one => one.remove());
    const told = [
      'Ель отдаёт 3 карточки на мыло и покупает: большая стирка.',
      'Фишка идёт в конец очереди.',
      'Ель берёт карточку.',
      'Стопка кончилась: 8 сброшенных карточек перетасованы и стали новой стопкой.',
      'Бросок кубика за спекулянта: 4.',
      'Он забирает с прилавка: день рождения дома.',
    ];
    for (const text of told) {
      const one = first!.cloneNode(true) as HTMLElement;
      one.textContent = text;
      first!.before(one);
    }
    first!.remove();
  });
  const seen = () =>
    page.locator('.big-last p').evaluateAll(all =>
      all.flatMap(one => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        if (left >= innerWidth || right === left) return [];
        return right <= innerWidth && top >= 0 && bottom <= innerHeight
          ? [one.textContent]
          : [`cut: ${one.textContent}`];
      }),
    );
  await expect
    .poll(seen)
    .toEqual([
      'Ель отдаёт 3 карточки на мыло и покупает: большая стирка.',
      'Фишка идёт в конец очереди.',
      'Ель берёт карточку.',
    ]);
  expect(await page.locator('.frame').evaluate(farTexts)).toEqual([]);
  for (const one of [host, screen]) await one.leaves();
});

test('a television finds the table by a short address and the code, and knocks like everybody', async ({ browser }) => {
  const { host, code } = await lobby(browser, 'triples', 'en');
  // The lobby and the menu of the table tell the same short way.
  await host.page.getByRole('button', { name: 'big screen' }).click();
  const address = (await host.page.locator('.big-link').innerText()).trim();
  expect(address).toBe(`127.0.0.1:${server.port}/tv`);
  expect((await host.page.locator('.big-code').innerText()).replace(/\s/g, '')).toBe(code);
  await host.page.keyboard.press('Escape');
  const screen = await Someone.sitsDown(browser, base(), 'en', SIZES[0]);
  const { page } = screen;
  await page.goto(`http://${address}`);
  await expect(page).toHaveURL(/#\/tv$/);
  // As with any code: a wrong one is refused, and leads back to where it is typed.
  const field = page.locator('.tv input');
  await field.fill(code === '11111111' ? '22222222' : '11111111');
  await page.keyboard.press('Enter');
  await expect(page.locator('.notice.bad')).toBeVisible();
  await page.locator('.notice .btn.primary').click();
  await field.fill(code);
  await page.keyboard.press('Enter');
  await host.page.locator('.knocks .btn.primary').click();
  await expect(page.locator('.big-lobby')).toBeVisible();
  await begins(host);
  await expect(page.locator('.frame.big')).toBeVisible();
  await host.page.getByRole('button', { name: 'Table menu' }).click();
  await host.page.locator('.menu summary', { hasText: 'big screen' }).click();
  await expect(host.page.locator('.menu .big-link')).toHaveText(address);
  for (const one of [host, screen]) await one.leaves();
});
