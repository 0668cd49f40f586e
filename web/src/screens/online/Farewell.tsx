// The line is closed for good: why, and what can be done now.
import { go } from '../../router';
import type { Farewell as Why } from '../../table/wire';
import { Bar } from '../../ui/Bar';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { words } from '../../words/words';

type Props = {
  why: Why;
  code: string;
  again(): void;
  /** it was a class: a teacher lets in, no host */ ofClass?: boolean;
};

export function Farewell({ why, code, again, ofClass = false }: Props) {
  const told = why === 'turned-away' && ofClass ? 'turned-away-class' : why;
  const acts = (
    <>
      {why === 'elsewhere' && (
        <Button kind="primary" onClick={again}>
          {words('table-bye-again')}
        </Button>
      )}
      {(why === 'bad-token' || why === 'turned-away') && (
        // Who was turned away stands at the door already: its address would lead nowhere else.
        <Button kind="primary" onClick={() => (why === 'turned-away' ? again() : go(`/join/${code}`))}>
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
        <Notice kind={why === 'left' ? 'info' : 'bad'} title={words(`table-bye-${told}`)} acts={acts} urgent>
          {words(`table-bye-${told}-text`)}
        </Notice>
      </main>
    </>
  );
}

/** '48172036' as it is read: '4817 2036', the two halves never on two lines. */
export const groups = (code: string) => `${code.slice(0, 4)}\u00a0${code.slice(4)}`;
