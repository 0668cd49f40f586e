// The page itself: the sprite of drawings stands in it once, so that every theme colours it and no script has to parse it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export function page(web: string): Plugin {
  const sprite = join(web, 'src/ui/art.svg');
  return {
    name: 'stolik-page',
    transformIndexHtml(html) {
      const symbols = readFileSync(sprite, 'utf8').match(/<symbol[\s\S]*<\/symbol>/)?.[0];
      if (!symbols) throw new Error(`${sprite} holds no symbols`);
      return html.replace('<!-- sprite -->', `<svg id="sprite" aria-hidden="true" focusable="false">${symbols}</svg>`);
    },
    configureServer: server => void server.watcher.add(sprite),
  };
}
