// Makes the client installable: manifest, icons, and the service worker with the list of all files it keeps.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { png, svg } from './icons.mjs';

const MANIFEST = {
  name: 'Stolik',
  short_name: 'Stolik',
  description: 'Trzy gry o historii · Три игры об истории · Three games about history',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#dfe1d9',
  theme_color: '#fbf8f0',
  categories: ['games', 'education'],
  icons: [
    { src: 'icon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: 'icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: 'icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: 'icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
};

export function offline(web: string): Plugin {
  return {
    name: 'stolik-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const put = (fileName: string, source: string | Uint8Array) =>
          this.emitFile({ type: 'asset', fileName, source });
        put('manifest.webmanifest', JSON.stringify(MANIFEST, null, 1));
        put('icon.svg', svg());
        put('icon-180.png', png(180));
        put('icon-192.png', png(192));
        put('icon-512.png', png(512));
        put('icon-maskable-512.png', png(512, true));
        // Names with a hash say what is in them; the page itself is told by its contents.
        const names = Object.keys(bundle)
          .filter(name => name !== 'index.html' && !name.endsWith('.map'))
          .sort();
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('there is no index.html to keep');
        const files = ['./', ...names, 'manifest.webmanifest', 'icon.svg', 'icon-192.png'].filter(
          (name, at, all) => all.indexOf(name) === at,
        );
        const version = createHash('sha256').update(files.join('\n')).update(page.source).digest('hex').slice(0, 12);
        const worker = readFileSync(join(web, 'src/pwa/worker.js'), 'utf8');
        put('sw.js', worker.replace("'VERSION'", JSON.stringify(version)).replace("['FILES']", JSON.stringify(files)));
      },
    },
  };
}
