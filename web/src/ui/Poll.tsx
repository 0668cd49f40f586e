// A question to everybody at the table. Votes first, then how many there were of each; never whose.
import { useEffect } from 'preact/hooks';
import type { Refusal } from '../engine/engine';
import type { Talking } from '../table/session';
import { words } from '../words/words';
import { announce } from './Announcer';
import { Button } from './Button';
import { Icon } from './Icon';
import './poll.css';

type PollProps = {
  talk: Talking;
  /** a screen in the middle has no vote */ mute: boolean;
  say(refusal: Refusal | null): void;
};

/** A poll speaks in ids of our words, so that each reads it in their language; any other text is shown as it is. */
const said = (text: string): string => (words.has(text) ? words(text) : text);

export function PollBox({ talk, mute, say }: PollProps) {
  const poll = talk.now.value.poll;
  const counts = poll?.counts ?? null;
  const told = poll && counts ? poll.options.map((option, at) => `${said(option)}: ${counts[at]}`).join(', ') : null;
  useEffect(() => void (told && announce(told)), [told]);
  if (!poll) return null;
  const mine = talk.mine.value;
  const most = Math.max(1, ...(counts ?? []));
  return (
    <section class="poll" aria-labelledby="poll-question" data-shown={poll.shown}>
      <h3 id="poll-question">{said(poll.question)}</h3>
      <ul>
        {poll.options.map((option, at) => (
          <li key={option} class={mine === at ? 'mine' : ''}>
            {mute || poll.shown ? (
              <div class="poll-line" style={{ '--part': (counts?.[at] ?? 0) / most }}>
                <span>
                  {said(option)}
                  {mine === at && <Icon id="ui-check" size={20} label={words('table-poll-mine')} />}
                </span>
                {counts && <b>{counts[at]}</b>}
              </div>
            ) : (
              <button
                type="button"
                class="poll-line"
                aria-pressed={mine === at}
                onClick={() => void talk.vote(at).then(say)}
              >
                <span>{said(option)}</span>
                {mine === at && <Icon id="ui-check" size={24} />}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p class="poll-state" role="status">
        {poll.shown
          ? words('table-poll-shown', { count: poll.voted })
          : words('table-poll-voted', { count: poll.voted, waits: poll.waits })}
      </p>
      {!poll.shown && (
        <p class="muted">
          {words('table-poll-secret')}
          {!mute && <> {words('table-poll-change')}</>}
        </p>
      )}
      {!poll.shown && talk.leads.value && !mute && (
        <Button small onClick={() => void talk.show().then(say)}>
          {words('table-poll-show')}
        </Button>
      )}
    </section>
  );
}
