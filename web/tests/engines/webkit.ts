// Debian's WebKit, driven by its WebKitWebDriver (plain WebDriver over http) in a window of our own on a screen nobody
// sees.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tab } from './tab';

const KEYS: Record<string, string> = { Escape: '\uE00C', Enter: '\uE007', Tab: '\uE004' };

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as { port: number };
  await new Promise(done => server.close(done));
  return port;
}

/** A screen that nobody sees; its number is told on a pipe. */
async function screen(): Promise<{ display: string; child: ChildProcess }> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((tell, fail) => {
    child.stdio[3]!.once('data', (data: Buffer) => tell(data.toString().trim()));
    child.once('error', fail);
    child.once('exit', () => fail(new Error('Xvfb ended')));
  });
  return { display: `:${number}`, child };
}

/** The browser with one page in it. `before` is carried out in every page first. */
export async function webkit(before: string): Promise<Tab> {
  const profile = mkdtempSync(join(tmpdir(), 'stolik-webkit-'));
  writeFileSync(join(profile, 'before.js'), before);
  const { display, child: xvfb } = await screen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    // No sandbox inside a container, no settings service, no pictures by a graphics card that is not there.
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      GSETTINGS_BACKEND: 'memory',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      NO_AT_BRIDGE: '1',
      STOLIK_BEFORE: join(profile, 'before.js'),
      STOLIK_PROFILE: profile,
    },
    stdio: 'ignore',
  });
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`WebKit: ${path}: ${value.error} ${value.message}`);
    return value;
  };
  for (let tries = 0; ; ++tries) {
    try {
      await ask('GET', '/status');
      break;
    } catch (error) {
      if (tries > 100) throw error;
      await new Promise(done => setTimeout(done, 100));
    }
  }
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        pageLoadStrategy: 'normal',
        timeouts: { script: 120_000, pageLoad: 60_000 },
        'webkitgtk:browserOptions': { binary: join(import.meta.dirname, 'window.py'), args: [] },
      },
    },
  });
  const session = `/session/${sessionId}`;
  const pointer = (x: number, y: number, ms: number) => ({
    actions: [
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport', duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pause', duration: ms },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ],
  });
  const tab: Tab = {
    engine: 'WebKit',
    go: async address => void (await ask('POST', `${session}/url`, { url: address })),
    run: async (script, ...values) => {
      // The answer comes as text, so that both engines give the same: undefined is null.
      const source =
        `const done = arguments[arguments.length - 1]; ` +
        `Promise.resolve().then(() => (${script})(...JSON.parse(arguments[0])))` +
        `.then(found => done(JSON.stringify({ found })), error => done(JSON.stringify({ wrong: String(error) })));`;
      const answer = JSON.parse(
        await ask<string>('POST', `${session}/execute/async`, { script: source, args: [JSON.stringify(values)] }),
      ) as { found?: never; wrong?: string };
      if (answer.wrong) throw new Error(`WebKit: ${answer.wrong}`);
      return answer.found as never;
    },
    press: async (x, y, ms = 0) => void (await ask('POST', `${session}/actions`, pointer(x, y, ms))),
    key: async key => {
      const value = KEYS[key] ?? key;
      await ask('POST', `${session}/actions`, {
        actions: [
          {
            type: 'key',
            id: 'keys',
            actions: [
              { type: 'keyDown', value },
              { type: 'keyUp', value },
            ],
          },
        ],
      });
    },
    resize: async (width, height) => void (await ask('POST', `${session}/window/rect`, { width, height })),
    picture: async () => Buffer.from(await ask<string>('GET', `${session}/screenshot`), 'base64'),
    wrong: () => tab.run(() => (globalThis as unknown as { wrong?: string[] }).wrong ?? []),
    close: async () => {
      await ask('DELETE', session).catch(() => undefined);
      driver.kill();
      xvfb.kill();
      rmSync(profile, { recursive: true, force: true });
    },
  };
  return tab;
}
