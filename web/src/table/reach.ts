// By which address other devices reach the server of this page. A page that was opened as localhost asks the server
// for the addresses of its machine (docs/PROTOCOL.md, "Addresses"): a phone that reads 127.0.0.1 finds itself.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

type Reach = {
  /** what links for other devices begin with */ base: string;
  /** as people type it */ host: string;
  /** all of them, the likeliest first; there are several where the machine is in several networks */ all: string[];
  /** another device can reach it, as far as this page knows */ known: boolean;
};

export const isLocal = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');

const hostOf = (address: string): string | null => {
  try {
    return new URL(address).hostname;
  } catch {
    return null;
  }
};

/** Of the addresses that the server told, the one that was chosen, else the first. */
export function reachAt(page: string, told: string[] | null, chosen: string | null): Reach {
  const all = (told ?? []).filter(one => !isLocal(hostOf(one) ?? 'localhost'));
  const own = !isLocal(hostOf(page)!);
  const base = own ? page : (all.find(one => one === chosen) ?? all[0] ?? page);
  return { base, host: new URL(base).host, all: own ? [] : all, known: own || told === null || all.length > 0 };
}

const told = signal<string[] | null>(null);
const chosen = signal<string | null>(null);
let asked = false;

/** Null where nobody said: a server that is older, or none. */
async function ask(): Promise<string[] | null> {
  try {
    const answer = await fetch(new URL('reach.json', document.baseURI), { cache: 'no-store' });
    const { addresses } = (await answer.json()) as { addresses?: unknown };
    return Array.isArray(addresses) ? addresses.filter(one => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** The machine has several addresses: another one is shown. */
export const chooseReach = (base: string): void => void (chosen.value = base);

export function useReach(): Reach {
  useEffect(() => {
    if (asked || !isLocal(location.hostname)) return;
    asked = true;
    void ask().then(found => (told.value = found));
  }, []);
  return reachAt(document.baseURI, told.value, chosen.value);
}
