// The line to a class is closed for good, or a part of the screen did not come: why, and what can be done now.
import { go } from '../router';
import type { Farewell } from '../table/wire';
import { Bar } from '../ui/Bar';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { words } from '../words/words';
import { groups } from '../screens/online/Farewell';

export function Gone({ why, code, again }: { why: Farewell; code: string; again(): void }) {
  const acts = (
    <>
      {why === 'elsewhere' && (
        <Button kind="primary" onClick={again}>
          {words('class-gone-again')}
        </Button>
      )}
      {(why === 'removed' || why === 'bad-token' || why === 'turned-away') && (
        <Button kind="primary" onClick={() => go(`/join/${code}`)}>
          {words('table-bye-knock')}
        </Button>
      )}
      <Button href="#/">{words('shell-home')}</Button>
    </>
  );
  return (
    <>
      <Bar title={words('class-code-tag', { code: groups(code) })} />
      <main class="lost cloth">
        <Notice kind={why === 'left' ? 'info' : 'bad'} title={words('class-gone', { why })} acts={acts} urgent>
          {words('class-gone-text', { why })}
        </Notice>
      </main>
    </>
  );
}
