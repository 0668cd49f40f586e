// The head of the projector's pages.
import { groups } from '../words/code';
import { useReach } from '../table/reach';
import { words } from '../words/words';
import { useNow } from './knowing';
import { whereIs } from './LessonBar';
import type { ClassState } from './model';

/** What is left of this part, in words that need no clock. */
function Left({ state }: { state: ClassState }) {
  const now = useNow(5000);
  if (!state.times) return null;
  const { left } = whereIs(state.plan.parts, state.times, now);
  return (
    <p class="big-left">
      <b>{left}</b>
      <span>{words('class-minutes-left', { count: left, part: state.plan.parts[state.times.part]?.id ?? '' })}</span>
    </p>
  );
}

/** The title; what is left of this part; and for who comes late the way in. */
export function BigHead({ state, title, left = true }: { state: ClassState; title: string; left?: boolean }) {
  const { host } = useReach();
  return (
    <header class="big-head">
      <h1 tabIndex={-1} data-screen-start>
        {title}
      </h1>
      <span class="grow" />
      {state.code && (
        <p class="big-way">
          <span>{host}</span> <b>{words('class-code-tag', { code: groups(state.code) })}</b>
        </p>
      )}
      {left && <Left state={state} />}
    </header>
  );
}
