// The last step before a move: the whole sentence, yes and no. At the thumb on a phone.
import type { ComponentChildren } from 'preact';
import { words } from '../words/words';
import { Button } from './Button';
import './commit.css';

type CommitBarProps = {
  sentence?: ComponentChildren | undefined;
  commit: ComponentChildren;
  onCommit(): void;
  onCancel?: (() => void) | undefined;
  cancel?: ComponentChildren | undefined;
  reason?: string | null | undefined;
  keys?: string | undefined;
  kind?: 'primary' | 'accent' | undefined;
};

export function CommitBar({
  sentence,
  commit,
  onCommit,
  onCancel,
  cancel,
  reason,
  keys,
  kind = 'primary',
}: CommitBarProps) {
  return (
    <div class="commit">
      {sentence && <p class="commit-say">{sentence}</p>}
      <div class="commit-acts">
        {onCancel && <Button onClick={onCancel}>{cancel ?? words.value?.('shell-cancel')}</Button>}
        <Button kind={kind} onClick={onCommit} reason={reason} {...(keys ? { keys } : {})}>
          {commit}
        </Button>
      </div>
    </div>
  );
}
