// The classes this browser leads or led, on the page on which one opens another.
import { useState } from 'preact/hooks';
import { groups } from '../../words/code';
import { keepPass, keptPasses } from '../../table/passes';
import { Button, IconButton } from '../../ui/Button';
import { words } from '../../words/words';

export function MyClasses() {
  const [classes, setClasses] = useState(() => keptPasses().filter(({ role }) => role === 'desk'));
  if (classes.length === 0) return null;
  const forget = (code: string) => {
    keepPass('desk', null, code);
    setClasses(classes.filter(one => one.code !== code));
  };
  return (
    <section class="paper plan-part plan-classes" aria-labelledby="plan-classes">
      <h2 id="plan-classes">{words('lesson-classes')}</h2>
      <ul>
        {classes.map(({ code, own }) => {
          const name = String(own?.title || words('lesson-class-code', { code: groups(code) }));
          return (
            <li key={code}>
              <span class="grow">
                <b>{name}</b>{' '}
                <small class="muted">{own?.over ? words('lesson-class-over') : own?.title ? groups(code) : ''}</small>
              </span>
              <Button
                small
                href={own?.over ? `#/class/report/${code}` : `#/desk/${code}`}
                label={`${words(own?.over ? 'lesson-class-report' : 'shell-continue-class')}: ${name}`}
              >
                {words(own?.over ? 'lesson-class-report' : 'shell-continue-class')}
              </Button>
              <IconButton icon="ui-cross" label={words('lesson-class-forget', { name })} onClick={() => forget(code)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
