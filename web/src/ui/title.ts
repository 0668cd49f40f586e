// The title of the page: what the screen is, then the program.
import { useEffect } from 'preact/hooks';

export function useTitle(screen: string): void {
  useEffect(() => void (document.title = `${screen} · Stolik`), [screen]);
}
