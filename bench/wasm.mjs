// How fast the engine is inside WebAssembly, beside the native one in the same run: prints the ratios.
//   ./stolik bench wasm

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { runLab } from '../tests/wasm/wasi.mjs';
import { expectBuilt } from './built.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [lab, program] = ['build/wasm/bindings/wasm/stolik_lab.wasm', 'build/release/tools/stolik-tools'];
expectBuilt(
  'wasm',
  [lab, program].map(path => root + path),
);
const module = await WebAssembly.compile(readFileSync(root + lab));
const native = JSON.parse(execFileSync(root + program, ['bench', 'engine', '--json'], { encoding: 'utf8' }));
// Processor time on both sides: what else the machine does counts for neither.
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const wasm = JSON.parse(await runLab(module, ['bench', 'engine', '--json'], spent));

const million = rate => (rate / 1e6).toFixed(1).padStart(6) + ' M/s';
const means = [];
for (const measure of ['decisions_per_s', 'applies_per_s']) {
  console.log(measure === 'decisions_per_s' ? 'random play with the legal list' : 'random play without the list');
  const ratios = [];
  for (const game of Object.keys(wasm).filter(name => name !== 'calibration_per_s')) {
    const ratio = wasm[game][measure] / native[game][measure];
    ratios.push(ratio);
    console.log(
      `  ${game.padEnd(14)} native ${million(native[game][measure])}  module ${million(wasm[game][measure])}  ` +
        `ratio ${ratio.toFixed(2)}`,
    );
  }
  const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
  means.push(mean);
  console.log(`  geometric mean ${mean.toFixed(2)} (at least 0.55)`);
}
process.exit(Math.min(...means) >= 0.55 ? 0 : 1);
