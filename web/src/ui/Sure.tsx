// A move of one press, shown once more with yes and no where the person wants to be asked (settings: ask before a
// move).
import { confirming } from '../settings';
import { words } from '../words/words';
import { Button, type ButtonProps } from './Button';
import { useAsking } from './ask';

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
  const { askFirst, asking } = useAsking();
  const press = () =>
    confirming.value && !sure
      ? askFirst({ title: move, no: no ?? words('shell-no'), yes: yes ?? words('shell-yes'), act: onSure })
      : onSure();
  return (
    <>
      <Button {...rest} onClick={press} />
      {asking}
    </>
  );
}
