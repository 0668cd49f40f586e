// Read from the other end of a room: on a large window everything is larger, for as long as this screen is there.
import { useEffect } from 'preact/hooks';
import { roomy } from '../../settings';

export function useBig(): boolean {
  const big = roomy.value;
  useEffect(() => {
    if (!big) return;
    document.documentElement.dataset.big = 'yes';
    return () => void delete document.documentElement.dataset.big;
  }, [big]);
  return big;
}
