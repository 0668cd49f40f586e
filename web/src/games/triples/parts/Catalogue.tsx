// The card to ask for. One alphabetical list of all cards in play: no colour, no grouping, none left out (T2); only the
// names one has just read on a knowledge card stand on top. Or typed from memory; or the private notes. On a phone it
// is a tall sheet while one chooses, which can be folded away.
import { useRef } from 'preact/hooks';
import { isTyping } from '../../../ui/keys';
import { Icon } from '../../../ui/Icon';
import { Tabs } from '../../../ui/Tabs';
import type { GameCard } from '../deck';
import type { Play } from '../play';
import { fold, keeps, recognise } from '../search';
import type { Panel } from '../store';
import { Notes } from './Notes';

export function Catalogue({ play }: { play: Play }) {
  const { words, state } = play;
  const panel = play.typedOnly && state.panel.value === 'list' ? 'type' : state.panel.value;
  const tabs = [
    ...(play.typedOnly ? [] : [{ id: 'list', label: words('triples-list-count', { count: play.inPlay.length }) }]),
    { id: 'type', label: words('triples-typing') },
    { id: 'notes', label: words('triples-notes') },
  ];
  const folded = state.folded.value;
  return (
    <section class="tr-list paper" data-rule="T2" data-panel={panel} aria-label={words('triples-list')}>
      <button
        type="button"
        class="tr-fold"
        aria-expanded={!folded}
        onClick={() => {
          state.folded.value = !folded;
          state.open.value = null;
        }}
      >
        <span>{words(folded ? 'triples-list-unfold' : 'triples-list-fold')}</span>
        <Icon id={folded ? 'ui-left' : 'ui-right'} size={20} />
      </button>
      <Tabs
        tabs={tabs}
        chosen={panel}
        onChoose={id => (state.panel.value = id as Panel)}
        label={words('triples-list')}
        class="tr-tabs"
      >
        {panel === 'list' && <List play={play} />}
        {panel === 'type' && <Typing play={play} />}
        {panel === 'notes' && <Notes play={play} />}
      </Tabs>
    </section>
  );
}

function List({ play }: { play: Play }) {
  const { words, state } = play;
  const list = useRef<HTMLUListElement>(null);
  const letters = useRef({ text: '', at: 0 });
  const query = state.query.value;
  const top = play.onTop.filter(card => keeps(card, query));
  const shown = [...top, ...play.inPlay.filter(card => keeps(card, query) && !top.includes(card))];
  const chosen = state.card.value;
  const current = Math.max(
    0,
    shown.findIndex(card => card.id === chosen),
  );
  const focus = (index: number) => {
    const item = list.current?.children[Math.min(Math.max(index, 0), shown.length - 1)] as HTMLElement | undefined;
    item?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const items = [...(list.current?.children ?? [])];
    const at = items.indexOf(event.target as Element);
    const card = shown[at];
    if (!card) return;
    const to: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: shown.length - 1,
      PageDown: at + 8,
      PageUp: at - 8,
    };
    if (to[event.key] !== undefined) {
      event.preventDefault();
      if (event.key === 'ArrowUp' && at === 0) play.toSearch();
      else focus(to[event.key]!);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (event.key === 'Enter' && card.id === chosen && play.ready) void play.ask();
      else play.pick(card.id);
    } else if (
      event.key.length === 1 &&
      /[\p{L}\d]/u.test(event.key) &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey
    ) {
      // First letters lead to a name, as in every list.
      event.preventDefault();
      event.stopPropagation();
      const now = performance.now();
      letters.current = {
        text: now - letters.current.at < 900 ? letters.current.text + fold(event.key) : fold(event.key),
        at: now,
      };
      const start = letters.current.text.length === 1 ? at + 1 : at;
      const found = [...shown.keys()]
        .map(i => (i + start) % shown.length)
        .find(i => [shown[i]!.name, shown[i]!.sortedBy].some(name => fold(name).startsWith(letters.current.text)));
      if (found !== undefined) focus(found);
    }
  };
  return (
    <>
      <div class="tr-find">
        <input
          type="search"
          value={query}
          placeholder={words('triples-search')}
          aria-label={words('triples-search-label')}
          autocomplete="off"
          spellcheck={false}
          data-find
          onInput={event => (state.query.value = event.currentTarget.value)}
          onKeyDown={event => {
            if (event.key === 'ArrowDown') (event.preventDefault(), focus(current));
            if (event.key === 'Enter' && shown.length === 1 && !play.held.has(shown[0]!.id))
              (event.preventDefault(), play.pick(shown[0]!.id));
            if (event.key === 'Escape' && query) (event.stopPropagation(), (state.query.value = ''));
          }}
        />
      </div>
      {shown.length === 0 && (
        <p class="tr-hint" role="status">
          {words('triples-search-none')}
        </p>
      )}
      <ul ref={list} role="listbox" aria-label={words('triples-list')} onKeyDown={onKeyDown}>
        {shown.map((card, index) => {
          const mine = play.held.has(card.id);
          return (
            <li
              key={card.id}
              role="option"
              aria-selected={card.id === chosen}
              aria-disabled={mine ? 'true' : undefined}
              data-card={card.id}
              class={[mine ? 'mine' : card.id === chosen ? 'sel' : '', index < top.length ? 'top' : '']
                .filter(Boolean)
                .join(' ')}
              tabIndex={index === current ? 0 : -1}
              onClick={() => play.pick(card.id)}
            >
              <Name card={card} />
              {mine ? (
                <span class="r">
                  <Icon id="ui-check" size={14} />
                  {words('triples-have')}
                </span>
              ) : (
                card.id === chosen && (
                  <span class="r">
                    <Icon id="ui-check" size={16} />
                  </span>
                )
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** A surname that decides the place in the list is seen at once. */
function Name({ card: { name, sortedBy } }: { card: GameCard }) {
  const at = name.length - sortedBy.length;
  if (at === 0 || !name.endsWith(` ${sortedBy}`) || /\d/.test(name.slice(0, at))) return <span>{name}</span>;
  return (
    <span>
      {name.slice(0, at)}
      <b>{sortedBy}</b>
    </span>
  );
}

function Typing({ play }: { play: Play }) {
  const { words, state } = play;
  const typed = state.typed.value;
  const found = recognise(typed, play.cards.alphabetical);
  const said = (): { text: string; kind: 'good' | 'bad' | 'hint' } => {
    if (typed.trim() === '') return { text: words('triples-type-hint'), kind: 'hint' };
    if (found.kind !== 'card') return { text: words(`triples-type-${found.kind}`), kind: 'hint' };
    const card = found.card.name;
    if (play.held.has(found.card.id)) return { text: words('triples-type-have', { card }), kind: 'bad' };
    if (!play.inPlay.includes(found.card)) return { text: words('triples-type-gone', { card }), kind: 'bad' };
    return { text: words('triples-type-found', { card }), kind: 'good' };
  };
  const { text, kind } = said();
  const onInput = (value: string) => {
    state.typed.value = value;
    const now = recognise(value, play.cards.alphabetical);
    if (now.kind === 'card' && play.inPlay.includes(now.card) && !play.held.has(now.card.id)) play.pick(now.card.id);
    else state.card.value = null;
  };
  return (
    <div class="tr-type">
      <label class="form-label" for="tr-type">
        {words('triples-type-label')}
      </label>
      <input
        id="tr-type"
        type="text"
        value={typed}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        aria-describedby="tr-type-said"
        data-find
        onInput={event => onInput(event.currentTarget.value)}
        onKeyDown={event => {
          if (event.key === 'Enter' && play.ready && isTyping(event.target)) (event.preventDefault(), void play.ask());
          if (event.key === 'Escape' && typed) (event.stopPropagation(), onInput(''));
        }}
      />
      <p id="tr-type-said" class={`tr-said ${kind}`} role="status">
        {text}
      </p>
    </div>
  );
}
