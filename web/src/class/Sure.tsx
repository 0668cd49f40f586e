// What many phones feel is asked about once, with what will happen.
import type { ComponentChildren } from 'preact';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { words } from '../words/words';

export type Asking = { title: string; text: ComponentChildren; yes: string; act(): unknown };

export function Sure({ asking, onClose }: { asking: Asking | null; onClose(): void }) {
  return (
    <Dialog
      open={asking !== null}
      title={asking?.title ?? ''}
      onClose={onClose}
      acts={
        <>
          <Button onClick={onClose}>{words('shell-cancel')}</Button>
          <Button kind="primary" onClick={() => (void asking?.act(), onClose())}>
            {asking?.yes}
          </Button>
        </>
      }
    >
      <p>{asking?.text}</p>
    </Dialog>
  );
}
