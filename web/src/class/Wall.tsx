// The wall: a card for each table, those that want somebody first. By keys alone: arrows between tables, Space for all
// of them.
import { useMemo, useState } from 'preact/hooks';
import { announce } from '../ui/Announcer';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { useKeys, useRoving } from '../ui/keys';
import { words } from '../words/words';
import { cardSeats, progressOf, sentenceOf, useNow, type Knowing } from './knowing';
import type { TeacherActs } from './live';
import { MessageSheet } from './MessageSheet';
import type { ClassState } from './model';
import { byNeed } from './need';
import { Pen } from './Pen';
import { ProjectorSheet, screenName } from './ProjectorSheet';
import { useRuleHeads } from './ruleHeads';
import { TableCard } from './TableCard';
import { TableSheet } from './TableSheet';
import { WallSide } from './WallSide';
import './wall.css';

type WallProps = { state: ClassState; knowing: Knowing; acts: TeacherActs };
type Open = { what: 'message' | 'table' | 'projector' | 'side'; table: number | null } | null;

export function Wall({ state, knowing, acts }: WallProps) {
  const now = useNow();
  const [open, setOpen] = useState<Open>(null);
  const [focus, setFocus] = useState(0);
  const here = useMemo(() => new Set(state.people.filter(one => one.here).map(one => one.person)), [state.people]);
  const sorted = byNeed(state.tables, state.hands, here, now);
  const rules = useRuleHeads(knowing);
  const rove = useRoving('tables', sorted.length, focus, setFocus, 3);
  const pauseAll = () => {
    void acts.pause(!state.paused);
    announce(words(state.paused ? 'class-said-go-on' : 'class-said-paused'), 'assertive');
  };
  const tableAt = (target: EventTarget | null) =>
    Number((target as HTMLElement | null)?.closest<HTMLElement>('[data-table]')?.dataset.table ?? 0) || null;
  useKeys({
    ' ': pauseAll,
    m: event => setOpen({ what: 'message', table: tableAt(event.target) }),
    p: event => {
      const table = tableAt(event.target);
      if (table) void acts.project({ page: 'table', table });
      else setOpen({ what: 'projector', table: null });
    },
    Enter: event => tableAt(event.target) && setOpen({ what: 'table', table: tableAt(event.target) }),
    ...Object.fromEntries(
      state.tables
        .slice(0, 9)
        .map(({ table }) => [
          String(table),
          () => document.querySelector<HTMLElement>(`.tcard[data-table="${table}"]`)?.focus(),
        ]),
    ),
  });
  const close = () => setOpen(null);
  const asked = state.hands.length + state.waiting.length;
  return (
    <div class="wall-frame">
      <section class="wall-acts" aria-label={words('class-for-all')}>
        <Button
          kind="primary"
          class="wall-pause"
          onClick={pauseAll}
          keys={words('class-key-space')}
          pressed={state.paused}
        >
          {state.paused ? <Icon id="ui-play" size={24} /> : <Pen id="pause" />}
          {words(state.paused ? 'class-go-on' : 'class-pause')}
        </Button>
        <Button onClick={() => setOpen({ what: 'message', table: null })}>
          <Pen id="message" />
          {words('class-message')}
        </Button>
        <Button onClick={() => void acts.more(5)}>{words('class-more', { count: 5 })}</Button>
        <Button icon="ui-flag" pressed={state.finishing} onClick={() => void acts.finish(state.finishing ? null : 5)}>
          {words(state.finishing ? 'class-finish-off' : 'class-finish')}
        </Button>
        <span class="grow" />
        <Button class="wall-side-open" onClick={() => setOpen({ what: 'side', table: null })}>
          <Icon id="ui-hand" size={22} />
          {words('class-asked', { count: asked })}
        </Button>
        <Button
          class="wall-project"
          onClick={() => setOpen({ what: 'projector', table: null })}
          expanded={open?.what === 'projector'}
        >
          <Pen id="projector" />
          {words('class-projector-now', { what: screenName(state.screen) })}
        </Button>
      </section>
      <div class="wall-body">
        <main class="wall" aria-label={words('class-wall')}>
          {sorted.map(({ table, need }, at) => {
            const small = need.kind === 'fine' || need.kind === 'over';
            return (
              <TableCard
                key={table.table}
                table={table.table}
                need={need}
                now={now}
                idle={now - table.since}
                small={small}
                sentence={sentenceOf(table, knowing)}
                progress={progressOf(table, knowing)}
                seats={cardSeats(table, state, knowing)}
                nameOf={person => knowing.name(person)}
                ruleTitle={need.kind === 'trips' ? (rules.get(need.rule)?.title ?? null) : null}
                {...rove(at)}
                acts={
                  <>
                    <Button
                      small
                      pressed={table.paused}
                      onClick={() => void acts.pause(!table.paused, table.table)}
                      label={
                        `${words(table.paused ? 'class-go-on-one' : 'class-pause-one')}: ` +
                        `${words('class-table', { number: table.table })}`
                      }
                    >
                      {table.paused ? <Icon id="ui-play" size={20} /> : <Pen id="pause" size={20} />}
                      {words(table.paused ? 'class-go-on-one' : 'class-pause-one')}
                    </Button>
                    <Button
                      small
                      onClick={() => void acts.project({ page: 'table', table: table.table })}
                      label={`${words('class-to-projector')}: ${words('class-table', { number: table.table })}`}
                    >
                      <Pen id="projector" size={20} />
                      {words('class-to-projector')}
                    </Button>
                    <span class="grow" />
                    <button
                      type="button"
                      class="btn small tcard-more"
                      aria-label={words('class-table-more', { number: table.table })}
                      onClick={() => setOpen({ what: 'table', table: table.table })}
                    >
                      <Pen id="more" />
                    </button>
                  </>
                }
              />
            );
          })}
        </main>
        <WallSide state={state} knowing={knowing} acts={acts} now={now} open={open?.what === 'side'} onClose={close} />
      </div>
      <MessageSheet open={open?.what === 'message'} table={open?.table ?? null} acts={acts} onClose={close} />
      <ProjectorSheet open={open?.what === 'projector'} state={state} acts={acts} onClose={close} />
      <TableSheet
        table={open?.what === 'table' ? (state.tables.find(one => one.table === open.table) ?? null) : null}
        state={state}
        knowing={knowing}
        acts={acts}
        onClose={close}
        onMessage={table => setOpen({ what: 'message', table })}
      />
    </div>
  );
}
