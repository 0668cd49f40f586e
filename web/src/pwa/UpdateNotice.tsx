// "A new version is ready": shown where no game is running, never forced.
import { here } from '../router';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { words } from '../words/words';
import { update } from './offline';
import './update.css';

/** Screens on which a reload would interrupt somebody. */
const BUSY = /^(table|online|watch|learn|try)\//;

export function UpdateNotice() {
  if (!update.value || BUSY.test(here.value.path)) return null;
  return (
    <div class="update">
      <Notice
        acts={
          <Button small kind="primary" onClick={update.value}>
            {words('shell-update-now')}
          </Button>
        }
      >
        {words('shell-update-ready')}
      </Notice>
    </div>
  );
}
