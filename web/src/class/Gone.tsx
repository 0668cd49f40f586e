// The line to a class is closed for good, or a part of the screen did not come: why, and what can be done now.
import { go } from '../router';
import { Ended } from '../screens/online/Farewell';
import type { Farewell } from '../table/wire';
import { groups } from '../words/code';
import { words } from '../words/words';

const KNOCKS: Farewell[] = ['removed', 'bad-token', 'turned-away'];

export const Gone = ({ why, code, again }: { why: Farewell; code: string; again(): void }) => (
  <Ended
    why={why}
    bar={words('class-code-tag', { code: groups(code) })}
    title={words('class-gone', { why })}
    text={words('class-gone-text', { why })}
    verb={words('class-gone-again')}
    again={again}
    knock={KNOCKS.includes(why) ? () => go(`/join/${code}`) : null}
  />
);
