// Addresses of screens.

/** A screen as others find it: on this page, or on the one that they reach. */
export function pageAddress(hash: string, base = document.baseURI): string {
  const address = new URL(base);
  address.hash = hash;
  address.search = '';
  return address.href;
}
