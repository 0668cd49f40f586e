// Read from the other end of a room: on a large window everything is larger, for as long as this screen is there.
import { useEffect } from 'preact/hooks';
import { roomy } from '../../settings';
import './big.css';

/** `rather`: a table with a hand of its own, which needs more room. */
export function useBig(how: 'yes' | 'rather' = 'yes'): boolean {
  const big = roomy.value;
  useEffect(() => {
    if (!big) return;
    document.documentElement.dataset.big = how;
    return () => void delete document.documentElement.dataset.big;
  }, [big, how]);
  return big;
}
