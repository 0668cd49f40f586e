// The code of a table: eight digits in two groups, typed on any keyboard.
import { useState } from 'preact/hooks';
import { go } from '../../router';
import { announce } from '../../ui/Announcer';
import { IconButton } from '../../ui/Button';
import { words } from '../../words/words';
import { DIGITS, digitsOf, grouped } from '../../words/code';

export function CodeField({ reason }: { reason: string | null }) {
  const [digits, setDigits] = useState('');
  const join = (event: Event) => {
    event.preventDefault();
    const left = DIGITS - digits.length;
    if (left > 0) announce(words('shell-code-short', { left }), 'assertive');
    else go(`/join/${digits}`);
  };
  return (
    <form class="code paper" onSubmit={join}>
      <label for="code">
        <b>{words('shell-code')}</b>
        <small class="muted">{words(reason ? 'shell-code-off' : 'shell-code-about')}</small>
      </label>
      <span class="code-line">
        <input
          id="code"
          inputMode="numeric"
          autoComplete="off"
          spellcheck={false}
          enterKeyHint="go"
          aria-label={words('shell-code-label')}
          value={grouped(digits)}
          maxLength={DIGITS + 1}
          disabled={reason !== null}
          onInput={event => {
            const next = digitsOf(event.currentTarget.value);
            setDigits(next);
            event.currentTarget.value = grouped(next);
          }}
        />
        <IconButton icon="ui-arrow" label={words('shell-code-go')} off={digits.length < DIGITS} submit />
      </span>
    </form>
  );
}
