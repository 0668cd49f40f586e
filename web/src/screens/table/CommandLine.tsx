// Moves as typed words, for those who would rather write than point. What can be given now is suggested.
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Session } from '../../table/session';
import { Button, IconButton } from '../../ui/Button';
import { openRule, RuleLink } from '../../ui/Rules';
import { words } from '../../words/words';
import { refusalText } from '../../table/refusals';

type CommandLineProps = { session: Session; read: Record<string, () => void>; onClose(): void };

const SUGGESTED = 60;

export function CommandLine({ session, read, onClose }: CommandLineProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<{ text: string; rule: string } | null>(null);
  const legal = session.legal.value;
  // At once, both ways: a key that follows the one that opened or closed it must not find the focus on its way.
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    input.current?.focus();
    return () => before?.focus({ preventScroll: true });
  }, []);
  const give = async (event: Event) => {
    event.preventDefault();
    const command = text.trim().replace(/\s+/g, ' ');
    const [word = '', rest = ''] = command.split(' ', 2);
    // The hint below shows what can be said now.
    if (/^(help|\?|pomoc|помощь)?$/i.test(command)) return (setWrong(null), setText(''));
    const reading = read[word.toLowerCase()];
    if (reading && !legal.includes(command)) {
      if (word.toLowerCase() === 'rules' && rest) openRule(session.game, rest.toUpperCase());
      else reading();
      return setText('');
    }
    // What is wrong before it is said stands here; what was said and refused stands where all refusals stand.
    const refused = session.check(command);
    setWrong(refused ? { text: refusalText(refused), rule: refused.rule } : null);
    if (!refused && !(await session.send(command))) setText('');
  };
  return (
    <form
      class="command-line"
      aria-label={words('table-commands')}
      onSubmit={give}
      onKeyDown={event => event.key === 'Escape' && (event.stopPropagation(), onClose())}
    >
      <label class="form-label" for={id}>
        {words('table-commands')}
      </label>
      <input
        ref={input}
        id={id}
        value={text}
        onInput={event => setText(event.currentTarget.value)}
        list={`${id}-list`}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        lang="en"
        aria-describedby={`${id}-hint`}
        aria-invalid={wrong ? 'true' : undefined}
      />
      <datalist id={`${id}-list`}>
        {legal.slice(0, SUGGESTED).map(command => (
          <option key={command} value={command} />
        ))}
      </datalist>
      <Button small type="submit">
        {words('table-commands-do')}
      </Button>
      <IconButton icon="ui-cross" label={words('shell-close')} onClick={onClose} />
      <p id={`${id}-hint`} class={wrong ? 'field-hint bad' : 'field-hint'} role={wrong ? 'alert' : undefined}>
        {wrong ? (
          <>
            {wrong.text} {wrong.rule && <RuleLink id={wrong.rule} />}
          </>
        ) : (
          words('table-commands-hint', { example: legal[0] ?? 'status' })
        )}
      </p>
    </form>
  );
}
