// HOST/tv (#/tv): the screen in the middle without a long address. A television types the code of the table, as
// somebody who comes to it does, and knocks as a screen.
import { useTitle } from '../../ui/title';
import { useEffect, useState } from 'preact/hooks';
import { go } from '../../router';
import { Bar } from '../../ui/Bar';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/Field';
import { words } from '../../words/words';
import { groups } from '../online/Farewell';
import { useBig } from './big';
import '../join/join.css';
import './watch.css';

const DIGITS = 8;

export default function Tv() {
  const [digits, setDigits] = useState('');
  const [short, setShort] = useState(false);
  const left = DIGITS - digits.length;
  useTitle(words('table-tv'));
  useEffect(() => document.querySelector<HTMLElement>('.tv input')?.focus(), []);
  useBig();
  const show = (event: Event) => {
    event.preventDefault();
    if (left > 0) setShort(true);
    else go(`/watch/${digits}?tv`);
  };
  return (
    <form class="join tv" onSubmit={show}>
      <Bar title={words('table-tv')} />
      <main class="join-main cloth">
        <div class="paper join-code">
          <TextField
            label={words('table-join-code')}
            hint={words('table-join-code-hint')}
            value={digits.length > 4 ? groups(digits) : digits}
            onChange={text => setDigits(text.replace(/\D/g, '').slice(0, DIGITS))}
            numeric
            max={DIGITS + 1}
            wrong={short && left > 0 ? words('table-join-short', { left }) : null}
          />
          <p class="muted">{words('table-lobby-big-hint')}</p>
          <Button wide kind="primary" type="submit">
            {words('table-tv-go')}
          </Button>
        </div>
      </main>
    </form>
  );
}
