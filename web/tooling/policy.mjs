// What the page may do: the server's own policy (server/net/site.cpp), read from there so that the two cannot differ. A
// folder for any web host has nobody to send it, so its page says it itself: node tooling/policy.mjs DIR, which
// `./stolik export` calls.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** As the server sends it, where the host has wished for nothing else. */
export function serversPolicy() {
  const source = readFileSync(join(import.meta.dirname, '../../server/net/site.cpp'), 'utf8');
  const found = /"Content-Security-Policy: ([\s\S]*?)\\r\\n"/.exec(source)?.[1];
  if (!found) throw new Error('server/net/site.cpp has no Content-Security-Policy');
  // The second half of a choice is the host's wish.
  const policy = found
    .replace(/"\s*\+\s*\(config_\.\w+\.empty\(\) \? "([^"]*)" : config_\.\w+\)\s*\+\s*"/g, '$1')
    .replace(/"\s*\+\s*connect\s*\+\s*"/g, "'self'")
    .replace(/"\s*\n\s*"/g, '')
    .replace(/"\s*\+\s*connect\s*\+\s*\n?\s*"/g, "'self'");
  if (/["\n]|connect \+/.test(policy)) throw new Error(`the policy could not be read: ${policy}`);
  return policy;
}

/** The page with the policy in it. Who may show it in a frame can only be said by a host. */
export function withPolicy(html) {
  const policy = serversPolicy()
    .split(/;\s*/)
    .filter(part => !part.startsWith('frame-ancestors'))
    .join('; ');
  const [before, after] = html.split('<meta charset="utf-8">');
  if (after === undefined) throw new Error('the page has no <meta charset="utf-8">');
  return `${before}<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="${policy}">${after}`;
}

if (process.argv[1] === import.meta.filename) {
  const page = join(process.argv[2], 'index.html');
  const html = withPolicy(readFileSync(page, 'utf8'));
  writeFileSync(page, html);
  for (const [ending, pack] of [
    ['br', brotliCompressSync],
    ['gz', gzipSync],
  ])
    if (existsSync(`${page}.${ending}`)) writeFileSync(`${page}.${ending}`, pack(html));
}
