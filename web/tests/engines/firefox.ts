// Debian's Firefox, driven by what it speaks itself: WebDriver BiDi over a socket, no driver between.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import type { Tab } from './tab';

const KEYS: Record<string, string> = { Escape: '\uE00C', Enter: '\uE007', Tab: '\uE004' };
/** Nothing is fetched that nobody asked for, and nothing asks. */
const QUIET = [
  'app.update.enabled',
  'browser.safebrowsing.downloads.remote.enabled',
  'browser.shell.checkDefaultBrowser',
  'datareporting.policy.dataSubmissionEnabled',
  'extensions.update.enabled',
  'network.captive-portal-service.enabled',
  'network.connectivity-service.enabled',
  'services.settings.server',
  'toolkit.telemetry.enabled',
];

type Answer = {
  id?: number;
  type: string;
  result?: never;
  error?: string;
  message?: string;
  method?: string;
  params?: { level?: string; text?: string; stackTrace?: { callFrames: { url: string; lineNumber: number }[] } };
};

/** The browser with one page in it. `before` is carried out in every page first. */
export async function firefox(before: string): Promise<Tab> {
  const profile = mkdtempSync(join(tmpdir(), 'stolik-firefox-'));
  writeFileSync(
    join(profile, 'user.js'),
    [...QUIET.map(name => `user_pref("${name}", false);`), 'user_pref("remote.active-protocols", 1);'].join('\n'),
  );
  const child = spawn(
    'firefox-esr',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, MOZ_REMOTE_SETTINGS_DEVTOOLS: '1' } },
  );
  const address = await new Promise<string>((tell, fail) => {
    let said = '';
    child.stderr.on('data', (part: Buffer) => {
      said += part.toString();
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (found) tell(found);
    });
    child.once('error', fail);
    child.once('exit', code => fail(new Error(`Firefox ended (${code}): ${said}`)));
  });
  const socket = new WebSocket(`${address}/session`);
  await new Promise((opened, fail) => socket.once('open', opened).once('error', fail));
  let last = 0;
  const wrong: string[] = [];
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.on('message', data => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    else if (answer.method === 'log.entryAdded' && answer.params!.level === 'error')
      wrong.push(
        [
          answer.params!.text ?? '',
          ...(answer.params!.stackTrace?.callFrames ?? []).map(({ url, lineNumber }) => `${url}:${lineNumber}`),
        ].join(' '),
      );
  });
  const ask = async <T>(method: string, params: object = {}): Promise<T> => {
    const id = ++last;
    const answered = new Promise<Answer>(done => waiting.set(id, done));
    socket.send(JSON.stringify({ id, method, params }));
    const answer = await answered;
    waiting.delete(id);
    if (answer.type !== 'success') throw new Error(`Firefox: ${method}: ${answer.error} ${answer.message}`);
    return answer.result as T;
  };
  await ask('session.new', { capabilities: {} });
  await ask('session.subscribe', { events: ['log.entryAdded'] });
  await ask('script.addPreloadScript', { functionDeclaration: `() => { ${before} }` });
  const context = (await ask<{ contexts: { context: string }[] }>('browsingContext.getTree')).contexts[0]!.context;
  const perform = (actions: object[]) => ask('input.performActions', { context, actions });
  return {
    engine: 'Firefox',
    go: async url => void (await ask('browsingContext.navigate', { context, url, wait: 'complete' })),
    run: async (script, ...values) => {
      const source = `async values => JSON.stringify({ found: await (${script})(...JSON.parse(values)) })`;
      const answer = await ask<{ type: string; result?: { value: string }; exceptionDetails?: { text: string } }>(
        'script.callFunction',
        {
          functionDeclaration: source,
          arguments: [{ type: 'string', value: JSON.stringify(values) }],
          target: { context },
          awaitPromise: true,
        },
      );
      if (!answer.result) throw new Error(`Firefox: ${answer.exceptionDetails?.text}`);
      return (JSON.parse(answer.result.value) as { found?: never }).found as never;
    },
    press: async (x, y, ms = 0) =>
      void (await perform([
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
            { type: 'pointerDown', button: 0 },
            { type: 'pause', duration: ms },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ])),
    key: async key => {
      const value = KEYS[key] ?? key;
      await perform([
        {
          type: 'key',
          id: 'keys',
          actions: [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ],
        },
      ]);
    },
    resize: async (width, height) =>
      void (await ask('browsingContext.setViewport', { context, viewport: { width, height } })),
    picture: async () =>
      Buffer.from((await ask<{ data: string }>('browsingContext.captureScreenshot', { context })).data, 'base64'),
    wrong: async () => wrong.splice(0),
    close: async () => {
      const gone = new Promise(done => child.once('exit', done));
      await ask('browser.close').catch(() => undefined);
      socket.close();
      setTimeout(() => child.kill('SIGKILL'), 5000).unref();
      await gone;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
