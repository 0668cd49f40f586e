// The line is closed for good: why, and what can be done now.
import { go } from '../../router';
import type { Farewell as Why } from '../../table/wire';
import { Bar } from '../../ui/Bar';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { useWords } from '../../words/words';

export function Farewell({ why, code, again }: { why: Why; code: string; again(): void }) {
  const words = useWords();
  const acts = (
    <>
      {why === 'elsewhere' && (
        <Button kind="primary" onClick={again}>
          {words('table-bye-again')}
        </Button>
      )}
      {(why === 'bad-token' || why === 'turned-away') && (
        <Button kind="primary" onClick={() => go(`/join/${code}`)}>
          {words('table-bye-knock')}
        </Button>
      )}
      <Button href="#/">{words('shell-home')}</Button>
    </>
  );
  return (
    <>
      <Bar title={words('table-code-tag', { code: groups(code) })} />
      <main class="lost cloth">
        <Notice kind={why === 'left' ? 'info' : 'bad'} title={words(`table-bye-${why}`)} acts={acts} urgent>
          {words(`table-bye-${why}-text`)}
        </Notice>
      </main>
    </>
  );
}

/** '48172036' as it is read: '4817 2036', the two halves never on two lines. */
export const groups = (code: string) => `${code.slice(0, 4)}\u00a0${code.slice(4)}`;
