// Every screen, light and dark: axe finds nothing, and everything that can be pressed can be hit.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, smallTargets, test } from './people';
import { STOPS, visit } from './screens';

for (const scheme of ['light', 'dark'] as const) {
  test.describe(scheme, () => {
    test.use({ colorScheme: scheme });
    for (const stop of STOPS) {
      test(`axe: ${stop.name}`, async ({ page }) => {
        await visit(page, stop, { language: 'pl', settings: { motion: 'reduced' } });
        await page.waitForTimeout(300);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(one => `${one.id}: ${one.help}: ${one.nodes.slice(0, 3).map(node => `${node.target} ${node.any[0]?.message ?? ''}`).join(' | ')}`)).toEqual([]);
        expect(await smallTargets(page)).toEqual([]);
      });
    }
  });
}
