// The client as a folder on somebody's web host: nobody sends a policy there, so the page brings its own.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { watch } from './people';

const web = join(import.meta.dirname, '..');
let folder: string;
let served: ChildProcess;
let address: string;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stolik-export-'));
  cpSync(join(web, 'dist'), folder, { recursive: true });
  execFileSync('node', ['tooling/policy.mjs', folder], { cwd: web });
  served = spawn('node', ['tests/static.mjs', '0', folder, 'bare'], {
    cwd: web,
    env: { ...process.env, FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>(tell => served.stdout!.once('data', part => tell(String(part).trim())));
  address = `http://localhost:${port}/`;
});
test.afterAll(() => {
  served.kill();
  rmSync(folder, { recursive: true, force: true });
});

test('a game is played under a policy that the page says itself', async ({ page, context }) => {
  const seen = await watch(context);
  const answer = (await page.goto(`${address}#/new/triples?place=bots`))!;
  expect(answer.headers()['content-security-policy']).toBeUndefined();
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveAttribute(
    'content',
    /^default-src 'none'.*require-trusted-types-for 'script'$/,
  );
  await page.locator('.new-open button[type=submit]').click();
  await expect(page.locator('.tr-hand [data-held]').first()).toBeVisible();
  // No host answers for the server that is not there; nothing else went wrong.
  expect(seen.wrong.filter(what => !what.includes('404'))).toEqual([]);
});

test('what comes from elsewhere or would act in the page is stopped', async ({ page }) => {
  await page.goto(address);
  const stopped = await page.evaluate(async () => {
    const told: string[] = [];
    addEventListener('securitypolicyviolation', event => told.push(event.effectiveDirective));
    try {
      document.head.append(Object.assign(document.createElement('script'), { textContent: 'window.acted = true' }));
    } catch {
      told.push('thrown');
    }
    await fetch('http://127.0.0.1:9/').catch(() => undefined);
    await new Promise(later => requestAnimationFrame(() => setTimeout(later)));
    return { told, acted: 'acted' in window };
  });
  expect(stopped.acted).toBe(false);
  expect(stopped.told).toContain('connect-src');
});
