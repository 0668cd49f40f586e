// Runs the cases in node or, with --browser, in headless Chromium on a page served from this machine.
//   node tests/wasm/run.mjs build/wasm [--browser]

import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { runAll } from './cases.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const build = process.argv[2] ?? 'build/wasm';
// 4 kB of it are a class's: the lots that its tables share, and how large these are.
const LIMIT = 131_000;

async function load(path) {
  if (path === 'engine.wasm') return readFile(join(build, 'bindings/wasm/stolik_engine.wasm'));
  if (path === 'lab.wasm') return readFile(join(build, 'bindings/wasm/stolik_lab.wasm'));
  if (path === 'journals.json') {
    const names = await readdir(join(root, 'scenarios/journals/v1'));
    return Buffer.from(JSON.stringify(names.filter(name => name.endsWith('.journal')).sort()));
  }
  return readFile(join(root, normalize('/' + path)));
}

const TYPES = { html: 'text/html', mjs: 'text/javascript', wasm: 'application/wasm', json: 'application/json' };
const PAGE = `<!doctype html><script type="module">
import {runAll} from '/tests/wasm/cases.mjs';
const lines = [];
const load = async path => (await fetch('/' + path)).arrayBuffer();
const failed = await runAll(load, line => lines.push(line)).catch(why => (lines.push(String(why)), 1));
await fetch('/result', {method: 'POST', body: JSON.stringify({failed, lines})});
</script>`;

async function inBrowser() {
  let finish = null;
  const result = new Promise(resolve => {
    finish = resolve;
  });
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      let body = '';
      for await (const chunk of request) body += chunk;
      response.end();
      return finish(JSON.parse(body));
    }
    const path = request.url.slice(1);
    try {
      const body = path === '' ? Buffer.from(PAGE) : await load(path);
      response.writeHead(200, { 'Content-Type': TYPES[path === '' ? 'html' : path.split('.').pop()] ?? 'text/plain' });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  const profile = await mkdtemp(join(tmpdir(), 'stolik-chromium-'));
  const chromium = spawn(
    'chromium',
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--user-data-dir=${profile}`,
      '--remote-debugging-port=0',
      `http://127.0.0.1:${server.address().port}/`,
    ],
    { stdio: 'ignore' },
  );
  const stopped = new Promise((_, reject) => {
    chromium.on('error', reject);
    chromium.on('exit', code => reject(new Error(`chromium stopped with ${code}`)));
    setTimeout(() => reject(new Error('nothing was heard from the page for 300 s')), 300_000).unref();
  });
  try {
    return await Promise.race([result, stopped]);
  } finally {
    chromium.removeAllListeners('exit');
    chromium.kill('SIGKILL');
    server.close();
    await new Promise(resolve => setTimeout(resolve, 300));
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

let failed = 0;
if (process.argv.includes('--browser')) {
  const result = await inBrowser();
  for (const line of result.lines) console.log(line);
  failed = result.failed;
} else {
  failed = await runAll(load, line => console.log(line));
  const module = await load('engine.wasm');
  const size = { brotli: brotliCompressSync(module).length, gzip: gzipSync(module, { level: 9 }).length };
  console.log(`module: ${module.length} bytes, ${size.brotli} with brotli, ${size.gzip} with gzip (at most ${LIMIT})`);
  if (size.gzip > LIMIT) ++failed;
}
process.exit(failed ? 1 : 0);
