// Where nobody but people can see the top (R13), or nobody may stop it (R27), the host says that it fell.
import { Button } from '../../ui/Button';
import { words } from '../../words/words';
import type { HostActsProps } from '../module';
import { viewOf } from './deck';

export function HostActs({ session }: HostActsProps) {
  const { phase, final, options } = viewOf(session.view.value);
  if (phase !== 'spinning' || !(options.top === 'real' || (options.top === 'steps' && final))) return null;
  return (
    <div class="menu-row">
      <Button small onClick={() => void session.fell(false)}>
        {words('rationing-host-fell')}
      </Button>
      {options.top === 'real' && (
        <Button small onClick={() => void session.fell(true)}>
          {words('rationing-host-failed')}
        </Button>
      )}
    </div>
  );
}
