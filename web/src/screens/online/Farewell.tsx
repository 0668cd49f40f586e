// The line is closed for good: why, and what can be done now.
import { go } from '../../router';
import type { Farewell as Why } from '../../table/wire';
import { Bar } from '../../ui/Bar';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { words } from '../../words/words';
import { groups } from '../../words/code';

type Props = {
  why: Why;
  code: string;
  again(): void;
  /** it was a class: a teacher lets in, no host */ ofClass?: boolean;
};

export function Farewell({ why, code, again, ofClass = false }: Props) {
  const told = why === 'turned-away' && ofClass ? 'turned-away-class' : why;
  return (
    <Ended
      why={why}
      bar={words('table-code-tag', { code: groups(code) })}
      title={words(`table-bye-${told}`)}
      text={words(`table-bye-${told}-text`)}
      verb={words('table-bye-again')}
      again={again}
      // Who was turned away stands at the door already: its address would lead nowhere else.
      knock={why === 'turned-away' ? again : why === 'bad-token' ? () => go(`/join/${code}`) : null}
    />
  );
}

type EndedProps = {
  why: Why;
  bar: string;
  title: string;
  text: string;
  /** on the button that comes back on this page */ verb: string;
  again(): void;
  knock: (() => void) | null;
};

export function Ended({ why, bar, title, text, verb, again, knock }: EndedProps) {
  const acts = (
    <>
      {why === 'elsewhere' && (
        <Button kind="primary" onClick={again}>
          {verb}
        </Button>
      )}
      {knock && (
        <Button kind="primary" onClick={knock}>
          {words('table-bye-knock')}
        </Button>
      )}
      <Button href="#/">{words('shell-home')}</Button>
    </>
  );
  return (
    <>
      <Bar title={bar} />
      <main class="lost cloth">
        <Notice kind={why === 'left' ? 'info' : 'bad'} title={title} acts={acts} urgent>
          {text}
        </Notice>
      </main>
    </>
  );
}
