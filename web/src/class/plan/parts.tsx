// The parts of the plan's form.
import { optionLabel, optionWhy, valueLabel, valueWhy, type OptionValue } from '../../games/option-words';
import type { GameModule } from '../../games/module';
import { lessonsOf } from '../../games/lessons';
import { formOf } from '../../games/schema';
import { deckLabel } from '../../screens/table/telling';
import { LEVELS } from '../../games/schema';
import { server } from '../../screens/setup';
import { useUnwritten } from '../../screens/unwritten';
import { decksOf, lessonOf, loadDeck, type Deck } from '../../table/deck';
import { servedDecks } from '../../table/own-deck';
import { FieldPicker, Stepper, Switch } from '../../ui/Field';
import { useLoad } from '../../ui/load';
import { words } from '../../words/words';
import { LIMITS, type LessonPlan } from './plan';

export type PartProps = { plan: LessonPlan; game: GameModule; set(part: Partial<LessonPlan>): void };
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** The decks a class may play with. Without a server there is the game's own alone. */
function useClassDecks(game: GameModule): Deck[] {
  const { language } = words;
  const load = async () => {
    const here = server.state.value === 'here';
    const takes = here && Boolean((await servedDecks())?.own);
    const ids = await decksOf(game.name, game.deckId, here, takes);
    return Promise.all(ids.map(id => loadDeck(id, language)));
  };
  return useLoad(load, [game.name, language, server.state.value]).value ?? [];
}

export function GamePart({ plan, game, set, ready }: PartProps & { ready(at: number): void }) {
  const decks = useClassDecks(game);
  const deck = decks.find(one => one.id === (plan.deck ?? game.deckId));
  const about = deck && lessonOf(deck);
  const unwritten = useUnwritten(deck?.id ?? '');
  const lessons = lessonsOf(game.name);
  // Who of five is the youngest is not known before they sit.
  const seats = (formOf(game.name)?.options ?? []).filter(option => option.kind === 'seat').map(option => option.name);
  const shown = game.options.filter(
    option => !seats.includes(option.id) && option.values(plan.size, plan.options).length > 1,
  );
  const more = shown.filter(option => !option.main);
  const one = (option: GameModule['options'][number]) => (
    <PlanOption key={option.id} {...{ plan, game, option, set }} />
  );
  return (
    <>
      {lessons.length > 0 && (
        <div class="field">
          <span class="field-label" id="plan-ready">
            {words('lesson-ready')}
          </span>
          <div class="plan-ready" role="group" aria-labelledby="plan-ready">
            {lessons.map((lesson, at) => (
              <button key={lesson.id} type="button" class="plan-lesson" onClick={() => ready(at)}>
                <b>{words(`${game.name}-lesson-${lesson.id}`)}</b>
                <small>{words(`${game.name}-lesson-${lesson.id}-why`)}</small>
              </button>
            ))}
          </div>
        </div>
      )}
      <FieldPicker
        label={words('shell-deck')}
        value={plan.deck ?? game.deckId}
        choices={
          decks.length > 0
            ? decks.map(each => ({ value: each.id, label: deckLabel(each) }))
            : [{ value: plan.deck ?? game.deckId, label: '…' }]
        }
        onChange={id => set({ deck: id === game.deckId ? null : id })}
        hint={
          about &&
          [
            about.age !== undefined ? words('lesson-age', { age: about.age }) : '',
            about.content_note ?? '',
            deck?.own ? words('shell-deck-copied-class') : '',
            unwritten,
          ]
            .filter(Boolean)
            .join(' ')
        }
      />
      <p class="field-hint">
        <a href="#/workshop">{words('shell-deck-own')}</a>
      </p>
      {shown.filter(option => option.main).map(one)}
      <Switch
        label={words('coach-option')}
        hint={words('coach-option-why')}
        on={plan.coach}
        onChange={coach => set({ coach })}
      />
      {more.length > 0 && (
        <details class="plan-more">
          <summary>{words('shell-new-options-more')}</summary>
          {more.map(one)}
        </details>
      )}
    </>
  );
}

function PlanOption({ plan, game, option, set }: PartProps & { option: GameModule['options'][number] }) {
  const { id } = option;
  const values = option.values(plan.size, plan.options);
  const now = plan.options[id] as OptionValue;
  const choose = (value: OptionValue) => set({ options: { ...plan.options, [id]: value } });
  if (values.length === 2 && values.includes(true) && values.includes(false)) {
    return (
      <Switch
        label={optionLabel(game.name, id)}
        hint={valueWhy(game.name, id, now)}
        on={now === true}
        onChange={choose}
      />
    );
  }
  const choices = values.map(value => ({
    value,
    label: valueLabel(game.name, id, value),
    hint: valueWhy(game.name, id, value),
  }));
  return (
    <FieldPicker
      label={optionLabel(game.name, id)}
      hint={optionWhy(game.name, id)}
      value={now}
      choices={choices}
      onChange={choose}
    />
  );
}

export function TablesPart({ plan, set, sizes, usual }: PartProps & { sizes: number[]; usual: number }) {
  return (
    <section class="paper plan-part" aria-labelledby="plan-tables">
      <h2 id="plan-tables">{words('lesson-tables')}</h2>
      <Stepper
        label={words('lesson-pupils')}
        value={plan.pupils}
        allowed={range(...(LIMITS.pupils as [number, number]))}
        onChange={pupils => set({ pupils })}
        less={words('lesson-fewer')}
        more={words('lesson-more')}
      />
      <FieldPicker
        label={words('lesson-size')}
        value={plan.size}
        choices={sizes.map(value => ({ value, label: String(value) }))}
        onChange={size => set({ size })}
        hint={plan.size === usual ? undefined : words('lesson-size-usual', { size: usual })}
      />
      <FieldPicker
        label={words('lesson-rounds')}
        value={plan.rounds}
        choices={range(...(LIMITS.rounds as [number, number])).map(value => ({ value, label: String(value) }))}
        onChange={rounds => set({ rounds })}
        hint={words(plan.rounds > 1 ? 'lesson-rounds-mix' : 'lesson-rounds-one')}
      />
      <Switch
        label={words('lesson-same')}
        hint={words(plan.same_deal ? 'lesson-same-why' : 'lesson-same-not')}
        on={plan.same_deal}
        onChange={same_deal => set({ same_deal })}
      />
      <FieldPicker
        label={words('lesson-bot')}
        value={plan.bot}
        choices={LEVELS.map(level => ({ value: level, label: words('shell-new-level', { level }) }))}
        onChange={bot => set({ bot })}
      />
      <details class="plan-more">
        <summary>{words('lesson-clocks')}</summary>
        <FieldPicker
          label={words('lesson-turn')}
          value={plan.turn_seconds}
          choices={LIMITS.turns.map(value => ({
            value,
            label: value === 0 ? words('lesson-turn-free') : words('lesson-seconds', { seconds: value }),
          }))}
          onChange={turn_seconds => set({ turn_seconds })}
        />
        <FieldPicker
          label={words('lesson-multiplier')}
          hint={words('lesson-multiplier-why')}
          value={plan.multiplier}
          choices={LIMITS.multipliers.map(value => ({ value, label: words('lesson-times', { times: value }) }))}
          onChange={multiplier => set({ multiplier })}
        />
        <FieldPicker
          label={words('lesson-away')}
          value={plan.away_seconds}
          choices={LIMITS.aways.map(value => ({
            value,
            label: value === 0 ? words('lesson-away-never') : words('lesson-seconds', { seconds: value }),
          }))}
          onChange={away_seconds => set({ away_seconds })}
        />
      </details>
    </section>
  );
}

export function PeoplePart({ plan, set }: PartProps) {
  return (
    <section class="paper plan-part" aria-labelledby="plan-people">
      <h2 id="plan-people">{words('lesson-people')}</h2>
      <FieldPicker
        label={words('lesson-names')}
        value={plan.names}
        choices={LIMITS.names.map(value => ({ value, label: words(`lesson-names-${value}`) }))}
        onChange={names => set({ names })}
        hint={words(`lesson-names-${plan.names}-why`)}
      />
      <FieldPicker
        label={words('lesson-door')}
        value={plan.door}
        choices={LIMITS.doors.map(value => ({ value, label: words(`lesson-door-${value}`, { pupils: plan.pupils }) }))}
        onChange={door => set({ door })}
        hint={words(`lesson-door-${plan.door}-why`)}
      />
      <FieldPicker
        label={words('lesson-keep')}
        value={plan.keep}
        choices={LIMITS.keeps.map(value => ({ value, label: words(`lesson-keep-${value}`) }))}
        onChange={keep => set({ keep })}
        hint={words(`lesson-keep-${plan.keep}-why`)}
      />
    </section>
  );
}
