// Serves web/dist for the tests: at / and, as a folder on some host, below /some/where/. Sends the headers of the real
// server.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, isAbsolute, join, normalize } from 'node:path';
import { serversPolicy } from '../tooling/policy.mjs';

const folder = process.argv[3] ?? 'dist';
const dist = isAbsolute(folder) ? folder : join(import.meta.dirname, '..', folder);
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

// Served bare, a folder has only what it says itself: no header of ours.
const bare = process.argv[4] === 'bare';
const csp = serversPolicy();

/** Added to the version of the service worker, for tests of updating: /__version/2 */
let version = '';

const server = createServer((request, response) => {
  let path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
  if (path.startsWith('/__version/')) {
    version = path.slice('/__version/'.length);
    return response.end('ok');
  }
  path = path.replace(/^\/some\/where\//, '/');
  const file = join(dist, normalize(path.endsWith('/') ? `${path}index.html` : path));
  if (!bare) {
    response.setHeader('Content-Security-Policy', csp);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'no-referrer');
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    if (path === '/healthz') return response.end('alive\n');
    // As a server on the network says it to a page of its own machine.
    if (path === '/reach.json') return response.end('{"addresses":["http://192.168.1.20:8080/"]}');
    if (path === '/decks.json') return response.end('{"decks":[]}');
  }
  if (!file.startsWith(dist) || !existsSync(file) || !statSync(file).isFile()) {
    response.statusCode = 404;
    return response.end('There is nothing here.\n');
  }
  response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
  response.setHeader('Cache-Control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
  const accepts = String(request.headers['accept-encoding'] ?? '');
  if (path === '/sw.js' && version)
    return response.end(readFileSync(file, 'utf8').replace(/const version = "/, `$&${version}-`));
  if (accepts.includes('br') && existsSync(`${file}.br`)) {
    response.setHeader('Content-Encoding', 'br');
    return response.end(readFileSync(`${file}.br`));
  }
  response.end(readFileSync(file));
});
// Port 0 is any that is free; which one is printed.
server.listen(Number(process.argv[2] ?? 0), () => console.log(server.address().port));
