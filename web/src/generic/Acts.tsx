// What can be done now: a verb, then its parts one after another, each from what the engine lists.
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { refusalText } from '../table/refusals';
import type { Session } from '../table/session';
import type { VerbForm } from '../games/schema';
import { confirming } from '../settings';
import { Button } from '../ui/Button';
import { CommitBar } from '../ui/CommitBar';
import { useKeys, useRoving } from '../ui/keys';
import { RuleLink } from '../ui/Rules';
import type { Refusal } from '../engine/engine';
import type { Telling } from '../games/module';
import { begun, isWhole, nextParts, stillChosen, type Chosen } from './choosing';
import { partText } from './parts';

type ActsProps = { session: Session; telling: Telling; verbs: VerbForm[] };

export function Acts({ session, telling, verbs }: ActsProps) {
  const { words } = telling;
  const legal = session.legal.value;
  const [wished, setWished] = useState<Chosen>([]);
  const kept = stillChosen(legal, wished);
  const chosen = kept.length > 0 ? kept : begun(legal);
  const busy = session.sending.value !== null;
  const first = begun(legal).length;
  const back = () => setWished(chosen.slice(0, -1));
  useKeys({ Escape: back }, chosen.length > first);
  useEffect(() => setWished([]), [session.view.value]);
  const send = (command: string) => {
    setWished([]);
    void session.send(command);
  };
  const choose = (part: string) => {
    const now = [...chosen, part];
    const whole = isWhole(legal, now) && nextParts(legal, now).length === 0;
    if (whole && !confirming.value && !session.check(now.join(' '))) send(now.join(' '));
    else setWished(now);
  };
  if (legal.length === 0) return <p class="gen-nothing muted">{words('generic-nothing')}</p>;
  const parts = nextParts(legal, chosen);
  const command = chosen.join(' ');
  const whole = isWhole(legal, chosen);
  const wrong = whole ? session.check(command) : null;
  const said = chosen.map((_, at) => partText(chosen, at, session.view.value, verbs, telling)).join(' · ');
  return (
    <section class="gen-acts paper" aria-label={words('generic-acts')}>
      <div class="gen-said">
        <h3>{chosen.length === 0 ? words('generic-acts') : said}</h3>
        {chosen.length > first && (
          <Button small kind="quiet" onClick={back} keys="Esc">
            {words('generic-back')}
          </Button>
        )}
      </div>
      {parts.length > 0 && <Parts key={command} {...{ parts, chosen, session, telling, verbs, choose, busy }} />}
      {whole && wrong && <Written {...{ session, telling, verbs, command, send }} />}
      {whole && !wrong && (
        <CommitBar
          commit={words('generic-do')}
          onCommit={() => send(command)}
          {...(chosen.length > first ? { onCancel: back } : {})}
          reason={busy ? words('table-sent') : null}
        />
      )}
    </section>
  );
}

type PartsProps = ActsProps & { parts: string[]; chosen: Chosen; choose(part: string): void; busy: boolean };

/** One tab stop, arrows inside. */
function Parts({ parts, chosen, session, telling, verbs, choose, busy }: PartsProps) {
  const { words } = telling;
  const at = chosen.length;
  const [current, setCurrent] = useState(0);
  const rove = useRoving('gen-part', parts.length, current, setCurrent);
  const list = useRef<HTMLDivElement>(null);
  // Where one part was chosen by key, the next one is at hand.
  useEffect(() => {
    if (at > 0 && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, []);
  return (
    <div class="gen-parts" ref={list} role="group" aria-label={words(at === 0 ? 'generic-acts' : 'generic-next')}>
      {parts.map((part, index) => (
        <button
          key={part}
          type="button"
          class={at === 0 ? 'btn gen-part verb-part' : 'btn small gen-part'}
          data-part={part}
          aria-disabled={busy || undefined}
          onClick={() => busy || choose(part)}
          {...rove(index)}
        >
          {partText([...chosen, part], at, session.view.value, verbs, telling)}
        </button>
      ))}
    </div>
  );
}

/** A command of which the list has only the verb: the rest is written, and the engine says what is wrong with it. */
function Written({
  session,
  telling,
  verbs,
  command,
  send,
}: ActsProps & { command: string; send(command: string): void }) {
  const { words } = telling;
  const id = useId();
  const [rest, setRest] = useState('');
  const shape = verbs.find(form => form.verb === command)?.shape ?? '';
  const [wrong, setWrong] = useState<Refusal | null>(null);
  const give = (event: Event) => {
    event.preventDefault();
    const whole = `${command} ${rest.trim().replace(/\s+/g, ' ')}`;
    const refused = session.check(whole);
    setWrong(refused);
    if (!refused) send(whole);
  };
  return (
    <form class="gen-written" onSubmit={give}>
      <label for={id} class="form-label">
        {words('generic-rest')}
      </label>
      <input
        id={id}
        value={rest}
        onInput={event => setRest(event.currentTarget.value)}
        lang="en"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        aria-describedby={`${id}-hint`}
        aria-invalid={wrong ? 'true' : undefined}
      />
      <Button small type="submit" kind="primary">
        {words('generic-do')}
      </Button>
      <p id={`${id}-hint`} class={wrong ? 'field-hint bad' : 'field-hint'} role={wrong ? 'alert' : undefined}>
        {wrong ? (
          <>
            {refusalText(wrong)} {wrong.rule && <RuleLink id={wrong.rule} />}
          </>
        ) : (
          words('generic-rest-hint', { shape })
        )}
      </p>
    </form>
  );
}
