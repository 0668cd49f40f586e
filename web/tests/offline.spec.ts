// After one visit everything works without a network; a new version waits until it is wanted; any folder of a host will
// do.
import { expect, open, test, watch } from './people';
import { forgiveAsking, pullThePlug } from './support/offline';

test.use({ serviceWorkers: 'allow' });

test('after one visit all games open in airplane mode, in every language', async ({ page, watched }) => {
  await pullThePlug(page, {});
  for (const [language, game] of [
    ['polski', 'triples'],
    ['русский', 'rationing'],
    ['English', 'victory-line'],
  ] as const) {
    await page.goto('./#/');
    await page.reload();
    await page.getByRole('button', { name: language }).click();
    await page.locator(`.tile[data-game="${game}"] input`).check({ force: true });
    await page.locator('.verb.p').click();
    await expect(page).toHaveURL(/#\/table\//);
    await expect(page.locator(`.frame-table[data-game="${game}"]`)).toBeVisible();
    await page.goto(`./#/rules/${game}`);
    await expect(page.locator('.rule').first()).toBeVisible();
  }
  await page.goto('./#/');
  // The online table is off, with the reason, instead of failing later.
  await expect(page.locator('.verb.off')).toHaveCount(2);
  forgiveAsking(watched);
});

test('a new version is offered, not forced', async ({ page, request }) => {
  await request.get('__version/');
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready');
  await expect(page.locator('.update')).toHaveCount(0);
  // Another tab is open on the same version, in the middle of a page.
  const other = await page.context().newPage();
  await open(other, '/settings');
  await request.get('__version/next');
  await page.reload();
  await expect(page.locator('.update')).toBeVisible();
  const waits = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)).catch(() => null);
  await expect.poll(waits).toBe(true);
  await page.locator('.update button').click();
  await expect.poll(waits).toBe(false);
  await expect(page.locator('.update')).toHaveCount(0);
  // The other tab goes on with what it has, screens it never opened too, and is renewed when its reader says so.
  await other.evaluate(() => void (location.hash = '#/rules/rationing'));
  await expect(other.locator('.rule').first()).toBeVisible();
  await expect(other.locator('.update')).toBeVisible();
  const renewed = other.waitForEvent('load');
  await other.locator('.update button').click();
  await renewed;
  await expect(other.locator('.rule').first()).toBeVisible();
  await expect(other.locator('.update')).toHaveCount(0);
  await other.close();
  // The version before stays for tabs that still run it; with the next one it goes.
  const [first] = await page.evaluate(() => caches.keys());
  await request.get('__version/third');
  await page.reload();
  await page.locator('.update button').click();
  await expect.poll(() => page.evaluate(() => caches.keys()).catch(() => [first])).not.toContain(first);
  await expect.poll(() => page.evaluate(() => caches.keys()).catch(() => [])).toHaveLength(2);
  await request.get('__version/');
});

test('it works from any folder of a host', async ({ page }) => {
  await page.goto('some/where/#/');
  await page.locator('.verb.p').click();
  await expect(page).toHaveURL(/\/some\/where\/#\/table\//);
  await expect(page.locator('.frame-table')).toBeVisible();
});

test('over plain http in a local network everything but installing works', async ({
  playwright,
  baseURL,
  launchOptions,
  watched,
}) => {
  // Only localhost is a secure context over http; a name of the local network is not.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP stolik.test 127.0.0.1'],
  });
  const context = await browser.newContext({ baseURL: baseURL!.replace('localhost', 'stolik.test'), locale: 'en-GB' });
  const seen = await watch(context, ['stolik.test']);
  const page = await context.newPage();
  await open(page, '/');
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.locator('.verb.p').click();
  await expect(page).toHaveURL(/#\/table\//);
  await expect(page.locator('.frame-table')).toBeVisible();
  await browser.close();
  // One header of the server means nothing here, and the browser says so.
  expect([...seen.wrong, ...watched.wrong].filter(line => !line.includes('Cross-Origin-Opener-Policy'))).toEqual([]);
});

test('a browser that cannot draw the tables is told so in three languages, without a script', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL!, serviceWorkers: 'block', javaScriptEnabled: false });
  const page = await context.newPage();
  const old = page.locator('#old');
  await page.goto('./');
  await expect(old).toBeHidden();
  // One that has never heard of :has, and one that has not even heard of asking for selectors.
  for (const unknown of ['selector(:unheard-of(a))', 'unheard-of(a)']) {
    await page.route('**/*.css', async route => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('selector(:has(a))', unknown) });
    });
    await page.goto('./');
    await expect(old).toBeVisible();
    for (const words of ['jest za stara', 'слишком стар', 'is too old', 'Chrome 111'])
      await expect(old).toContainText(words);
    await expect(page.locator('#app')).toBeHidden();
    await page.unroute('**/*.css');
  }
  await context.close();
});
