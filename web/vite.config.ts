import preact from '@preact/preset-vite';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { land } from './tooling/land.ts';
import { writeMessageIds } from './tooling/message-ids.mjs';
import { offline } from './tooling/offline.ts';
import { page } from './tooling/page.ts';
import { ownerOf } from './src/words/owners.ts';
import { stolikFiles } from './tooling/stolik-files.ts';

const server = process.env.STOLIK_SERVER ?? '127.0.0.1:8080';
const root = resolve(import.meta.dirname, '..');

writeMessageIds(import.meta.dirname);

// The module, the generated types, the decks and the drawings come from the rest of the repository.
export default defineConfig({
  // The folder may lie anywhere: every address in it is relative.
  base: './',
  plugins: [
    preact({ devToolsEnabled: false, prefreshEnabled: false }),
    stolikFiles(root),
    page(import.meta.dirname),
    land(),
    offline(import.meta.dirname),
  ],
  build: {
    // The lowest versions that are promised (README).
    target: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Names of letters and digits only: the server tells files that never change by them.
        hashCharacters: 'base36',
        // The words of a language that every screen may need come as one file; those of a game come with the game.
        codeSplitting: {
          groups: [
            ...['pl', 'ru', 'en'].map(language => ({
              name: `words-${language}`,
              test: (id: string) => id.includes(`/${language}/`) && id.includes('.ftl') && ownerOf(id) === null,
            })),
            // What every screen stands on is one file: a request costs a slow phone more than the bytes in it.
            { name: 'base', test: /node_modules\/(@?preact|@fluent)|vite\/preload-helper/ },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    fs: { allow: [root] },
    // A server elsewhere than on its usual port: STOLIK_SERVER=127.0.0.1:8102 npx vite
    proxy: { '/ws': { target: `ws://${server}`, ws: true }, '/healthz': { target: `http://${server}` } },
  },
  worker: { format: 'es' },
  // The limits are against waiting for ever, not a measure: a busy machine may be ten times slower.
  test: {
    environment: 'node',
    testTimeout: process.env.STOLIK_LONG ? 3_600_000 : 300_000,
    hookTimeout: 300_000,
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/unit/**/*.test.ts'],
  },
});
