// HOST/tv (#/tv): the screen in the middle without a long address. A television types the code of the table, as
// somebody who comes to it does, and knocks as a screen.
import { useTitle } from '../../ui/title';
import { useEffect } from 'preact/hooks';
import { go } from '../../router';
import { Bar } from '../../ui/Bar';
import { Button } from '../../ui/Button';

import { words } from '../../words/words';
import { useCode } from '../join/useCode';
import { useBig } from './big';
import '../join/join.css';
import './watch.css';

export default function Tv() {
  const { field, submit } = useCode(code => go(`/watch/${code}?tv`));
  useTitle(words('table-tv'));
  useEffect(() => document.querySelector<HTMLElement>('.tv input')?.focus(), []);
  useBig();

  return (
    <form class="join tv" onSubmit={submit}>
      <Bar title={words('table-tv')} />
      <main class="join-main cloth">
        <div class="paper join-code">
          {field}
          <p class="muted">{words('table-lobby-big-hint')}</p>
          <Button wide kind="primary" type="submit">
            {words('table-tv-go')}
          </Button>
        </div>
      </main>
    </form>
  );
}
