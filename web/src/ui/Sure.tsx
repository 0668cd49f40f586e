// A move of one press, shown once more with yes and no where the person wants to be asked (settings: ask before a
// move).
import { useState } from 'preact/hooks';
import { confirming } from '../settings';
import { words } from '../words/words';
import { Button, type ButtonProps } from './Button';
import { Dialog } from './Dialog';

type SureButtonProps = Omit<ButtonProps, 'onClick' | 'href'> & {
  /** the move in words */ move: string;
  /** what stands on the two buttons, where yes and no could be taken for each other */
  yes?: string | undefined;
  no?: string | undefined;
  /** there is nothing else to do: it is not asked */
  sure?: boolean | undefined;
  onSure(): void;
};

export function SureButton({ move, yes, no, sure, onSure, ...rest }: SureButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button {...rest} onClick={() => (confirming.value && !sure ? setAsking(true) : onSure())} />
      <Dialog
        open={asking}
        title={move}
        onClose={() => setAsking(false)}
        acts={
          <>
            <Button onClick={() => setAsking(false)}>{no ?? words('shell-no')}</Button>
            <Button kind="primary" onClick={() => (setAsking(false), onSure())}>
              {yes ?? words('shell-yes')}
            </Button>
          </>
        }
      >
        {null}
      </Dialog>
    </>
  );
}
