// What cannot be taken back, or what many phones feel, is asked about once, with what will happen.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../words/words';
import { Dialog } from './Dialog';

export type Asking = {
  title: string;
  text?: ComponentChildren;
  no?: string | undefined;
  yes: string;
  act(): unknown;
};

/** `asking` stands somewhere on the screen; `askFirst` opens it. */
export function useAsking() {
  const [about, askFirst] = useState<Asking | null>(null);
  const asking = (
    <Dialog
      open={about !== null}
      title={about?.title ?? ''}
      onClose={() => askFirst(null)}
      no={about?.no ?? words('shell-cancel')}
      yes={about?.yes ?? ''}
      onYes={() => (void about?.act(), askFirst(null))}
    >
      {about?.text && <p>{about.text}</p>}
    </Dialog>
  );
  return { askFirst, asking };
}
