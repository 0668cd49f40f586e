// Where one is: the part of the address after #. So a static folder on any host will do, and the server never hears of
// it.
import { computed, signal } from '@preact/signals';

export type Route = {
  /** 'new/GAME' */
  path: string;
  /** what the names in the pattern stand for: { game: 'GAME' } */
  params: Record<string, string>;
  query: URLSearchParams;
};

// The remote of a television has no #. The server shows the page under every name beside it: HOST/tv is HOST/#/tv.
if (!location.hash && location.pathname?.endsWith('/tv')) history.replaceState(history.state, '', './#/tv');

const hash = signal(location.hash);
addEventListener('hashchange', () => (hash.value = location.hash));

export function parse(address: string): { path: string; query: URLSearchParams } {
  const [path = '', query = ''] = address.replace(/^#?\/?/, '').split(/\?(.*)/s);
  return { path: path.replace(/\/+$/, ''), query: new URLSearchParams(query) };
}

export const here = computed(() => parse(hash.value));

/** Goes to another screen: go('/table/abc'). */
export function go(path: string, how?: { replace: boolean }): void {
  const address = `#${path}`;
  if (!how?.replace) {
    location.hash = address;
    return;
  }
  history.replaceState(history.state, '', address);
  hash.value = address;
}

/** Does a path fit a pattern? 'table/:id' fits 'table/abc' and gives { id: 'abc' }; ':rest*' takes what is left. */
export function fit(pattern: string, path: string): Record<string, string> | null {
  const want = pattern.split('/');
  const have = path.split('/');
  const params: Record<string, string> = {};
  for (const [at, part] of want.entries()) {
    if (part.startsWith(':') && part.endsWith('*')) {
      params[part.slice(1, -1)] = have.slice(at).map(decodeURIComponent).join('/');
      return params;
    }
    if (have[at] === undefined) return null;
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(have[at]!);
    else if (part !== have[at]) return null;
  }
  return want.length === have.length ? params : null;
}
