// Every screen that needs no server, from all sides: nothing is cut off or scrolls sideways, axe finds nothing,
// everything can be hit. The long run writes what was seen to web/screenshots/, to be looked at.
import { lookedAt } from './looking';
import { expect, test } from './people';
import { STOPS, visit } from './screens';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const stop of STOPS) {
  test(`${stop.name} fits and is there for everyone`, async ({ page }) => {
    await visit(page, stop, { language: 'pl' });
    expect(await lookedAt(page, stop.name)).toEqual([]);
  });
}
