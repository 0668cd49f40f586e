// A measurement is started by ./stolik bench, which builds what it needs; started otherwise, something may not be
// there.
import { existsSync } from 'node:fs';

export function expectBuilt(what, paths) {
  const missing = paths.filter(path => !existsSync(path));
  if (missing.length === 0) return;
  console.error(`${missing.join(', ')}: not built. Start this as ./stolik bench ${what}, which builds it.`);
  process.exit(2);
}
