// A hand up: the teacher sees it on the wall, in the order hands went up.
import { useState } from 'preact/hooks';
import { announce } from '../ui/Announcer';
import { Button, IconButton } from '../ui/Button';
import { SideSheet } from '../ui/SideSheet';
import { words } from '../words/words';
import type { ClassLive } from './live';
import type { ClassState } from './model';

const REASONS = ['lost', 'rule', 'stuck', 'other'] as const;

export function HandButton({ live, state, wide }: { live: ClassLive; state: ClassState; wide?: boolean }) {
  const [open, setOpen] = useState(false);
  const up = state.me?.hand ?? false;
  const raise = (why: string) => {
    setOpen(false);
    void live.say('hand', { up: true, why });
    announce(words('class-hand-is-up'));
  };
  const press = () => (up ? void live.say('hand', { up: false }) : setOpen(true));
  const label = words(up ? 'class-hand-lower' : 'class-hand-raise');
  return (
    <>
      {wide ? (
        <Button wide icon="ui-hand" pressed={up} onClick={press} class={up ? 'hand-up' : undefined}>
          {label}
        </Button>
      ) : (
        <IconButton icon="ui-hand" label={label} pressed={up} onClick={press} class={up ? 'hand-up' : 'hand-down'} />
      )}
      <SideSheet open={open} title={words('class-hand-raise')} onClose={() => setOpen(false)}>
        <ul class="sentences">
          {REASONS.map(why => (
            <li key={why}>
              <Button wide onClick={() => raise(words('class-hand-why', { why }))}>
                {words('class-hand-why', { why })}
              </Button>
            </li>
          ))}
        </ul>
      </SideSheet>
    </>
  );
}
