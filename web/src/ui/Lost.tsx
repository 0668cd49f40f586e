// A whole screen of words: what is not there, and what can be done now.
import { words } from '../words/words';
import { Button } from './Button';
import { Notice } from './Notice';

type LostProps = {
  title: string;
  text: string;
  again?: (() => void) | undefined;
  /** on the button that tries again */ verb?: string;
};

export function Lost({ title, text, again, verb }: LostProps) {
  const acts = (
    <>
      {again && (
        <Button kind="primary" onClick={again}>
          {verb ?? words('shell-again')}
        </Button>
      )}
      <Button href="#/">{words('shell-home')}</Button>
    </>
  );
  return (
    <main class="lost cloth">
      <h1 class="unseen" tabIndex={-1} data-screen-start>
        {title}
      </h1>
      <Notice kind="bad" title={title} acts={acts} urgent>
        {text}
      </Notice>
    </main>
  );
}
