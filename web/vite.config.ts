import preact from '@preact/preset-vite';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { land } from './tooling/land.ts';
import { page } from './tooling/page.ts';
import { stolikFiles } from './tooling/stolik-files.ts';

// The module, the generated types, the decks and the drawings come from the rest of the repository.
export default defineConfig({
  plugins: [preact({ devToolsEnabled: false, prefreshEnabled: false }), stolikFiles(resolve(import.meta.dirname, '..')), page(import.meta.dirname), land()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { port: 5173, proxy: { '/ws': { target: 'ws://127.0.0.1:8080', ws: true } } },
  worker: { format: 'es' },
});
