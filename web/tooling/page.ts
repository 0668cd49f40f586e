// The page itself: the sprite of drawings stands in it once, so that every theme colours it and no script has to parse
// it; the fonts are cut to size; those that every language needs are fetched before the first text asks for them.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const link = (attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' });

export function page(web: string): Plugin {
  const sprite = join(web, 'src/ui/art.svg');
  return {
    name: 'stolik-page',
    config() {
      // Debian's interpreter: it is the one that has python3-fonttools.
      const python = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';
      try {
        execFileSync(python, [join(web, 'tooling/fonts.py'), join(web, 'generated/fonts')], {
          stdio: ['ignore', 'ignore', 'pipe'],
        });
      } catch (error) {
        throw new Error('the fonts could not be cut: run ./stolik web, which installs what that needs', {
          cause: error,
        });
      }
    },
    transformIndexHtml(html, { bundle }) {
      const symbols = readFileSync(sprite, 'utf8').match(/<symbol[\s\S]*<\/symbol>/)?.[0];
      if (!symbols) throw new Error(`${sprite} holds no symbols`);
      const letters = Object.keys(bundle ?? {}).filter(name =>
        /(brygada-1918|sofia-sans|sofia-sans-condensed)-latin-(?!ext)[^/]*\.woff2$/.test(name),
      );
      return {
        html: html.replace('<!-- sprite -->', `<svg id="sprite" aria-hidden="true" focusable="false">${symbols}</svg>`),
        tags: [
          ...letters.map(name =>
            link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `./${name}`, crossorigin: true }),
          ),
          // Written by tooling/offline.ts, so only there is something to link to.
          ...(bundle
            ? [
                link({ rel: 'icon', href: './icon.svg', type: 'image/svg+xml' }),
                link({ rel: 'apple-touch-icon', href: './icon-180.png' }),
                link({ rel: 'manifest', href: './manifest.webmanifest' }),
              ]
            : []),
        ],
      };
    },
    configureServer: server => void server.watcher.add(sprite),
  };
}
