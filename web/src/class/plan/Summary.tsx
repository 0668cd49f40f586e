// How the lesson will be, in words: the tables, what happens if somebody is missing, what is needed in the room.
import type { ComponentChildren } from 'preact';
import { gameName } from '../../games/tile-words';
import { engine } from '../../engine/engine';
import { Icon } from '../../ui/Icon';
import { useLoad } from '../../ui/load';
import { words } from '../../words/words';
import { minutesOf, type LessonPlan } from './plan';

/** '5 × 5 + 1 × 4', and how many of the places are bots'. */
function sizesText(sizes: number[], people: number): string {
  const counted = [...new Set(sizes)]
    .map(size => `${sizes.filter(one => one === size).length}\u00a0×\u00a0${size}`)
    .join(' + ');
  const bots = sizes.reduce((sum, size) => sum + size, 0) - people;
  return bots > 0 ? `${counted} (${words('lesson-bots', { bots })})` : counted;
}

export function Summary({ plan, children }: { plan: LessonPlan; children: ComponentChildren }) {
  const { value: rules } = useLoad(engine, []);
  const sizes = (people: number) => rules?.tableSizes(plan.game, people, plan.size, plan.same_deal) ?? [];
  const now = sizes(plan.pupils);
  const title = plan.title.trim();
  return (
    <aside class="plan-side paper" aria-labelledby="plan-so">
      <h2 id="plan-so">{words('lesson-so')}</h2>
      <p class="plan-sentence t">
        {words(title ? 'lesson-so-class' : 'lesson-so-nobody', {
          title,
          game: gameName(plan.game),
          tables: now.length || Math.ceil(plan.pupils / plan.size),
        })}{' '}
        {plan.same_deal && words('lesson-so-same')}{' '}
        {plan.rounds > 1 && words('lesson-so-rounds', { rounds: plan.rounds })}{' '}
        {words('lesson-so-time', { play: minutesOf(plan, 'play'), talk: minutesOf(plan, 'debrief') })}
      </p>
      <ul class="plan-tables" aria-label={words('lesson-tables')}>
        {now.map((size, at) => (
          <li key={at}>
            <b>{size}</b>
            <small>{words('lesson-table', { table: at + 1 })}</small>
          </li>
        ))}
      </ul>
      {now.length > 0 && (
        <p class="plan-note">
          <Icon id="ui-people" size={20} />
          <span>
            {plan.pupils > 3 &&
              words('lesson-if', {
                people: plan.pupils - 1,
                tables: sizesText(sizes(plan.pupils - 1), plan.pupils - 1),
              })}{' '}
            {words('lesson-if', {
              people: plan.pupils + 1,
              tables: sizesText(sizes(plan.pupils + 1), plan.pupils + 1),
            })}
          </span>
        </p>
      )}
      <p class="plan-note">
        <Icon id="ui-lock" size={20} />
        <span>
          {words('lesson-stays')} <a href="#/privacy">{words('lesson-privacy')}</a>
        </span>
      </p>
      <h3>{words('lesson-needed')}</h3>
      <ul class="plan-needed">
        <li>
          <Icon id="ui-device" size={20} />
          {words('lesson-needed-phones')}
        </li>
        <li>
          <Icon id="ui-class" size={20} />
          {words('lesson-needed-projector')}
        </li>
        <li>
          <Icon id="ui-people" size={20} />
          {words('lesson-needed-sheet')}
        </li>
      </ul>
      <div class="plan-do">{children}</div>
    </aside>
  );
}
