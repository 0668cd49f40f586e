// Coming to a table: the code, a name for this game, a knock, a moment's patience.
import { useTitle } from '../../ui/title';
import { keep, keepText, keptObject, keptText } from '../../kept';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Refusal } from '../../engine/engine';
import { go } from '../../router';
import { behind, hangUp, knockAt, linkTo, stopKnocking } from '../../table/open';
import { keepPass, passFor } from '../../table/passes';
import { refusalText } from '../../table/refusals';
import type { Link } from '../../table/online';
import { messageId } from '../../table/wire';
import { Bar } from '../../ui/Bar';
import { Button, IconButton } from '../../ui/Button';
import { Switch, TextField } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { useLoad } from '../../ui/load';
import { Notice } from '../../ui/Notice';
import { Avatar, scriptOf, seatColour } from '../../ui/Seat';
import { nameText, type Pseudonym } from '../../words/names';
import { words } from '../../words/words';
import type { ScreenProps } from '../routes';
import { drawNames, pseudonyms } from '../setup';
import { Light } from '../table/Light';
import { Farewell } from '../online/Farewell';
import { groups } from '../../words/code';
import { useCode } from './useCode';
import { renamed } from './renamed';
import './join.css';

const CHOICES = 3;
const NAME_MAX = 24;

export default function Join({ route }: ScreenProps) {
  const code = /^\d{8}$/.test(route.params.code ?? '') ? route.params.code! : null;
  useTitle(words('table-join'));
  useEffect(() => {
    // Somebody who has a seat there comes back to it.
    if (code && passFor('pupil', code)) go(`/pupil/${code}`, { replace: true });
    else if (code && passFor('seat', code) && linkTo('seat', code)) go(`/online/${code}`, { replace: true });
  }, [code]);
  const names = route.query.get('class');
  return code ? (
    <Named
      key={code}
      code={code}
      invitation={route.query.get('i')}
      inClass={names === null ? null : names === 'own' ? 'own' : 'drawn'}
    />
  ) : (
    <Coded />
  );
}

function Coded() {
  const { field, submit } = useCode(code => go(`/join/${code}`));
  return (
    <form class="join" onSubmit={submit}>
      <Bar title={words('table-join')} />
      <main class="join-main cloth">
        <div class="paper join-code">{field}</div>
      </main>
      <div class="join-commit">
        <Button wide kind="primary" type="submit">
          {words('table-join-next')}
        </Button>
      </div>
    </form>
  );
}

type Kept = {
  id: string;
  code: string;
  name: string;
  watch: boolean;
  invitation: string | null;
  pattern?: number[];
  device?: string;
};
const KNOCK = 'stolik-knock';
/** So often another name is tried before the person is asked for one. */
const OTHER_NAMES = 5;

/** A knock outlives a reload: the same id is the same person at the door. */
function keptKnock(code: string): Kept | null {
  const kept = keptObject<Kept>(KNOCK, 'tab');
  return kept.code === code ? (kept as Kept) : null;
}

const keepKnock = (knock: Kept | null) => keep(KNOCK, knock, 'tab');

/** In a class a ban holds for a device: it is called something there, in this browser, for classes alone. */
function deviceName(): string {
  const STORE = 'stolik-device';
  const kept = keptText(STORE) ?? messageId();
  keepText(STORE, kept);
  return kept;
}

type NamedProps = {
  code: string;
  invitation: string | null;
  /** the link is that of a class: its names are drawn, or one's own */ inClass: 'drawn' | 'own' | null;
};

function Named({ code, invitation, inClass }: NamedProps) {
  const [list, setList] = useState<Pseudonym[]>([]);
  const [offered, setOffered] = useState<string[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [watch, setWatch] = useState(false);
  const [link, setLink] = useState<Link | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [noTable, setNoTable] = useState<Refusal | null>(null);
  const [signs, setSigns] = useState<(Kept & { wrong: boolean }) | null>(null);
  const { value: Signs } = useLoad(
    signs ? async () => (await import('../../class/PatternPicker')).PatternPicker : null,
    [],
  );
  const seen = useRef<string[]>([]);
  /** the person chose the name, rather than leaving the first one that was offered */
  const picked = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const draw = (all: Pseudonym[]): string | undefined => {
    const next = drawNames(all, CHOICES, seen.current.length > all.length - CHOICES ? [] : seen.current);
    seen.current = [...(seen.current.length > all.length - CHOICES ? [] : seen.current), ...next];
    setOffered(next);
    setChosen(next[0] ?? null);
    setTyped(null);
    return next[0];
  };
  useEffect(() => {
    // The field stands where the button was.
    if (typed === '') form.current?.querySelector<HTMLElement>('.join-other input')?.focus();
  }, [typed === null]);
  useEffect(() => {
    // Other names stand where the refused one was: whoever plays by keys goes on from there.
    if (refusal?.code === 'name-taken') form.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [refusal, offered]);
  useEffect(() => {
    void pseudonyms().then(
      all => (setList(all), draw(all)),
      () => {},
    );
    // Without the list a name can still be typed, and the server draws one for who leaves it empty.
    const kept = keptKnock(code);
    if (kept) return knock(kept);
    if (inClass === 'drawn' && !passFor('pupil', code))
      return knock({ id: messageId(), code, name: '', watch: false, invitation, device: deviceName() });
    // Whoever has a wrong code is told before they choose a name.
    if (invitation || inClass) return;
    let current = true;
    void behind(code).then(found => {
      if (!current || !found || found === 'table') return;
      if ('refused' in found) return setNoTable(found.refused);
      keepPass('pupil', found.pupil, code);
      go(`/pupil/${code}`, { replace: true });
    });
    return () => void (current = false);
  }, [code]);
  const knock = (kept: Kept, tries = 0) => {
    keepKnock(kept);
    if (tries === 0) renamed.value = null;
    setRefusal(null);
    const { link, answer } = knockAt(
      {
        code,
        name: kept.name,
        watch: kept.watch,
        ...(kept.invitation ? { invitation: kept.invitation } : {}),
        ...(kept.pattern ? { pattern: kept.pattern } : {}),
        ...(kept.device ? { device: kept.device } : {}),
      },
      kept.id,
    );
    setLink(link);
    void answer.then(refused => {
      keepKnock(null);
      if (refused?.code === 'name-taken' && !picked.current && tries < OTHER_NAMES) {
        // Nobody asked for that very name: the next one will do as well.
        return void pseudonyms().then(all => {
          const next = draw(all) ?? '';
          renamed.value = { from: renamed.value?.from ?? kept.name, to: next };
          knock({ ...kept, id: messageId(), name: next }, tries + 1);
        });
      }
      const { inClass: pass } = link.wire;
      if (pass) {
        // The code was that of a class: its own screen goes on with the line's token.
        keepPass('pupil', pass, code);
        hangUp('seat', code);
        return go(`/pupil/${code}`, { replace: true });
      }
      if (refused?.code === 'pattern') {
        hangUp('seat', code);
        setLink(null);
        setSigns({ ...kept, wrong: kept.pattern !== undefined });
        return;
      }
      if (!refused) return go(kept.watch ? `/watch/${code}` : `/online/${code}`, { replace: true });
      if (link.wire.standing.value === 'gone') return;
      setRefusal(refused);
      setLink(null);
      hangUp(kept.watch ? 'watch' : 'seat', code);
      if (refused.code === 'name-taken') void pseudonyms().then(draw);
    });
  };
  const knockAgain = () => {
    hangUp('seat', code);
    setLink(null);
    if (inClass === 'drawn') knock({ id: messageId(), code, name: '', watch: false, invitation, device: deviceName() });
  };
  /** At a table an invitation opens the door; in a class it stands for the code alone. */
  const enters = invitation !== null && inClass === null;
  const name = typed !== null ? typed.trim() : (chosen ?? '');
  const nameless = typed !== null && !name;
  const shown = typed !== null ? typed : name ? nameText({ pseudonym: name }, list, words.language) : '';
  const submit = (event: Event) => {
    event.preventDefault();
    // Without a name yet (a slow line) the server draws one.
    if (!nameless)
      knock({ id: messageId(), code, name, watch, invitation, ...(inClass ? { device: deviceName() } : {}) });
  };
  if (link?.wire.standing.value === 'gone')
    return (
      <Farewell
        why={link.wire.farewell.value ?? 'turned-away'}
        code={code}
        ofClass={inClass !== null || link.wire.ofClass.value}
        again={knockAgain}
      />
    );
  if (signs && !link) {
    const { wrong, ...kept } = signs;
    return Signs ? (
      <Signs
        code={code}
        wrong={wrong}
        onChosen={pattern => knock({ ...kept, id: messageId(), pattern, device: deviceName() })}
      />
    ) : null;
  }
  if (link)
    return (
      <Outside
        link={link}
        code={code}
        name={shown}
        list={list}
        onCancel={() => (keepKnock(null), stopKnocking(code), setLink(null))}
      />
    );
  if (noTable) {
    return (
      <div class="join">
        <Bar title={words('table-join')} />
        <main class="join-main cloth">
          <h2 tabIndex={-1} data-screen-start>
            {words('table-code-tag', { code: groups(code) })}
          </h2>
          <Notice
            kind="bad"
            urgent
            acts={
              <>
                <Button kind="primary" href="#/join">
                  {words('table-join-again')}
                </Button>
                <Button href="#/">{words('shell-home')}</Button>
              </>
            }
          >
            {refusalText(noTable)}
          </Notice>
        </main>
      </div>
    );
  }
  return (
    <form class="join" ref={form} onSubmit={submit}>
      <Bar title={words('table-join')} />
      <main class="join-main cloth">
        <header>
          <p class="form-label">{words('table-code-tag', { code: groups(code) })}</p>
          <h2>{words('table-join-name')}</h2>
          <p class="muted">{words('table-join-name-hint')}</p>
        </header>
        {refusal && (
          <Notice
            kind="bad"
            urgent
            acts={
              refusal.code === 'no-such-table' ? <Button href="#/join">{words('table-join-again')}</Button> : undefined
            }
          >
            {refusalText(refusal)}
          </Notice>
        )}
        <div class="join-names" role="radiogroup" aria-label={words('table-join-name')}>
          {offered.map((id, at) => {
            const text = nameText({ pseudonym: id }, list, words.language);
            return (
              <label
                key={id}
                class={typed === null && chosen === id ? 'paper join-name sel' : 'paper join-name'}
                style={{ '--seat': seatColour(at) }}
              >
                <input
                  type="radio"
                  name="join-name"
                  class="unseen"
                  checked={typed === null && chosen === id}
                  onChange={() => ((picked.current = true), setChosen(id), setTyped(null))}
                />
                <Avatar seat={at} name={text} size={48} />
                <b lang={scriptOf(text)}>{text}</b>
                {typed === null && chosen === id && <Icon id="ui-check" size={28} />}
              </label>
            );
          })}
        </div>
        <div class="join-other">
          <Button icon="ui-again" onClick={() => draw(list)}>
            {words('table-join-more')}
          </Button>
          {typed === null ? (
            <Button kind="quiet" icon="ui-edit" onClick={() => ((picked.current = true), setTyped(''))}>
              {words('table-join-typed')}
            </Button>
          ) : (
            <TextField label={words('table-join-typed')} value={typed} onChange={setTyped} max={NAME_MAX} />
          )}
        </div>
        {!inClass && <Switch label={words('table-join-watch')} on={watch} onChange={setWatch} />}
        <p class="paper join-about">
          <Icon id="stolik" width={54} height={50} />
          <span>{words(enters ? 'table-join-invited' : inClass ? 'table-join-teacher' : 'table-join-host')}</span>
        </p>
      </main>
      <div class="join-commit">
        <Button wide kind="primary" type="submit" reason={nameless ? words('table-refused-bad-name') : null}>
          {words(enters ? 'table-join-enter' : 'table-join-knock')}
        </Button>
      </div>
    </form>
  );
}

function Outside({
  link,
  code,
  name,
  list,
  onCancel,
}: {
  link: Link;
  code: string;
  name: string;
  list: Pseudonym[];
  onCancel(): void;
}) {
  const knocking = link.wire.standing.value === 'knocking';
  const ofClass = link.wire.ofClass.value;
  const silent = link.line.silentSince.value !== null;
  return (
    <div class="join">
      <Bar title={words('table-code-tag', { code: groups(code) })}>
        <Light state={silent ? (link.line.state.value === 'closed' ? 'offline' : 'catching-up') : 'live'} />
      </Bar>
      <main class="join-main cloth join-wait" aria-busy="true">
        <Avatar seat={0} name={name || '?'} size={96} />
        <h2>
          {words(knocking ? (ofClass ? 'table-join-knocking-class' : 'table-join-knocking') : 'table-join-asking')}
        </h2>
        {renamed.value && <Renamed pseudonyms={list} />}
        <p role="status">
          {silent
            ? words('table-refused-offline')
            : knocking
              ? words(ofClass ? 'table-join-knocking-class-text' : 'table-join-knocking-text', { name })
              : ''}
        </p>
      </main>
      <div class="join-commit">
        <Button wide onClick={onCancel}>
          {words('table-join-cancel')}
        </Button>
      </div>
    </div>
  );
}

/** The name that was offered is somebody's already: which one it is instead. */
export function Renamed({ pseudonyms, onClose }: { pseudonyms: Pseudonym[]; onClose?: () => void }) {
  const { from, to } = renamed.value!;
  const name = (pseudonym: string) => nameText({ pseudonym }, pseudonyms, words.language);
  const acts = onClose && <IconButton icon="ui-cross" label={words('shell-close')} onClick={onClose} />;
  return <Notice {...(acts ? { acts } : {})}>{words('table-join-renamed', { from: name(from), to: name(to) })}</Notice>;
}
