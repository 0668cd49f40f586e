// The field of a code, and what sends it once it is whole.
import { useState } from 'preact/hooks';
import { TextField } from '../../ui/Field';
import { DIGITS, digitsOf, grouped } from '../../words/code';
import { words } from '../../words/words';

export function useCode(then: (code: string) => void) {
  const [digits, setDigits] = useState('');
  const [short, setShort] = useState(false);
  const left = DIGITS - digits.length;
  const submit = (event: Event) => {
    event.preventDefault();
    if (left > 0) setShort(true);
    else then(digits);
  };
  const field = (
    <TextField
      label={words('table-join-code')}
      hint={words('table-join-code-hint')}
      value={grouped(digits)}
      onChange={text => setDigits(digitsOf(text))}
      numeric
      max={DIGITS + 1}
      wrong={short && left > 0 ? words('table-join-short', { left }) : null}
    />
  );
  return { field, submit };
}
