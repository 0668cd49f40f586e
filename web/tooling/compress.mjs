// Writes FILE.br and FILE.gz beside every file of dist that gets smaller, so that no server has to compress while
// people wait.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = join(import.meta.dirname, '../dist');
const PACKED = /\.(html|js|css|json|wasm|svg|webmanifest|txt|md)$/;
for (const name of readdirSync(folder, { recursive: true })) {
  const path = join(folder, name);
  if (!PACKED.test(name) || !statSync(path).isFile()) continue;
  const plain = readFileSync(path);
  if (plain.length < 500) continue;
  const brotli = brotliCompressSync(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
  const gzip = gzipSync(plain, { level: 9 });
  if (brotli.length < 0.95 * plain.length) writeFileSync(`${path}.br`, brotli);
  if (gzip.length < 0.95 * plain.length) writeFileSync(`${path}.gz`, gzip);
}
