import { words } from '../words/words';

/** Stands where the thing will stand. */
export function Loading() {
  return (
    <p class="muted" role="status">
      {words('shell-loading')}
    </p>
  );
}
