// The knowledge cards. Beginner: open, looked at for free (T11). Advanced: backs; one may be read to all instead of
// asking (T12): its text then lies open for everybody and is closed again.
import { useEffect } from 'preact/hooks';
import { Button, IconButton } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { useRoving } from '../../../ui/keys';
import { SureButton } from '../../../ui/Sure';
import { frameOf } from '../PictureCard';
import type { GameSet } from '../deck';
import type { Play } from '../play';
import { READING_MS } from '../store';
import { Picture } from '../pictures';

export function Knowledge({ play }: { play: Play }) {
  const { words, names, state, cards, advanced } = play;
  const sets = cards.sets;
  const at = Math.max(
    0,
    sets.findIndex(set => set.id === state.open.value),
  );
  const rove = useRoving('tr-know', sets.length, at, () => undefined, 6);
  const reads = play.eyes !== 'spectator';
  return (
    <section class="tr-know" data-rule={advanced ? 'T12' : 'T11'} aria-label={words('triples-knowledge')}>
      {sets.map((set, index) => {
        const owner = play.owner(set.id);
        const open = state.open.value === set.id;
        const label = [
          words(advanced ? 'triples-knowledge-back' : 'triples-knowledge-card', { number: set.number }),
          advanced ? '' : set.title,
          owner === null ? '' : words('triples-knowledge-done', { who: names.of(owner) }),
        ]
          .filter(Boolean)
          .join(', ');
        return (
          <button
            key={set.id}
            type="button"
            class={`tr-k${owner === null ? '' : ' done'}${open ? ' open' : ''}${advanced ? ' back' : ''}`}
            style={frameOf(set.number)}
            aria-label={label}
            aria-expanded={open}
            data-set={set.id}
            disabled={!reads && advanced}
            {...rove(index)}
            onClick={() => (state.open.value = open ? null : set.id)}
          >
            <span class="face">
              <span class="no">{set.number}</span>
              {!advanced && <Picture id={set.facts.frame.pictogram} />}
              {owner !== null && (
                <span class="who" data-may-clip>
                  {names.of(owner)}
                </span>
              )}
            </span>
          </button>
        );
      })}
    </section>
  );
}

/** What lies open beside them: the chosen card, the question whether to read it, or a hint. */
export function OpenKnowledge({ play }: { play: Play }) {
  const { words, state, advanced, cards } = play;
  const open = state.open.value;
  if (!open) {
    return (
      <p class="tr-open tr-open-hint">
        {words(advanced ? 'triples-knowledge-pick-advanced' : 'triples-knowledge-pick')}
      </p>
    );
  }
  const set = cards.set(open);
  const close = () => (state.open.value = null);
  if (advanced) {
    const left = play.readsLeft;
    return (
      <section
        class="tr-open tr-back"
        style={frameOf(set.number)}
        aria-label={words('triples-knowledge-back', { number: set.number })}
      >
        <div class="face">
          <h3>{words('triples-read-ask', { number: set.number })}</h3>
          <p>
            {words('triples-read-warning')} {left !== null && words('triples-read-left', { count: left })}
          </p>
          <div class="tr-acts">
            <Button small onClick={close}>
              {words('triples-cancel')}
            </Button>
            <SureButton
              small
              kind="accent"
              reason={play.whyNotRead(set.id)}
              move={words('triples-read')}
              onSure={() => void play.read(set.id)}
            >
              {words('triples-read')}
            </SureButton>
          </div>
        </div>
      </section>
    );
  }
  return (
    <section
      class="tr-open"
      style={frameOf(set.number)}
      aria-label={words('triples-knowledge-card', { number: set.number })}
    >
      <div class="face">
        <div class="tr-open-scroll" tabIndex={0} role="group" aria-label={set.title}>
          <KnowledgeText set={set} play={play} />
        </div>
        <IconButton icon="ui-cross" size={20} label={words('triples-knowledge-close')} onClick={close} />
      </div>
    </section>
  );
}

type KnowledgeTextProps = {
  set: GameSet;
  play: Pick<Play, 'words' | 'held'> & Partial<Pick<Play, 'canPick' | 'pick'>>;
  /** a missing name was put into the sentence */
  onPicked?: () => void;
};

export function KnowledgeText({ set, play, onPicked }: KnowledgeTextProps) {
  const { words } = play;
  return (
    <>
      <div class="tr-open-head">
        <Picture id={set.facts.frame.pictogram} size={44} />
        <div>
          <div class="form-label">{words('triples-knowledge-card', { number: set.number })}</div>
          <h3>{set.title}</h3>
        </div>
      </div>
      <ul>
        {set.members.map(card => (
          <li key={card.id}>
            <Icon id={card.sign} size={18} />
            {play.canPick?.(card.id) ? (
              <button
                type="button"
                class="tr-miss"
                data-pick={card.id}
                aria-label={words('triples-pick-label', { card: card.name })}
                onClick={() => (play.pick?.(card.id), onPicked?.())}
              >
                <span>{card.name}</span>
                <span class="r">{words('triples-pick')}</span>
              </button>
            ) : (
              <span>{card.name}</span>
            )}
            {play.held.has(card.id) && (
              <span class="r">
                <Icon id="ui-check" size={14} />
                {words('triples-have')}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p>
        <b>{set.texts.date}.</b> {set.texts.knowledge}
      </p>
      {set.texts.note && (
        <p class="tr-note">
          <b>{words('triples-note')}.</b> {set.texts.note}
        </p>
      )}
      <p class="tr-sources">
        <b>{words('triples-sources')}:</b> {set.facts.sources.join('; ')}.
      </p>
    </>
  );
}

/** Advanced: the card somebody reads aloud, open on every screen until it is closed or a minute has passed. */
export function Reading({ play }: { play: Play }) {
  const { words, names, cards, state } = play;
  const reading = state.reading.value;
  useEffect(() => {
    if (!reading) return;
    const timer = setTimeout(() => (state.reading.value = null), READING_MS);
    return () => clearTimeout(timer);
  }, [reading?.seq]);
  if (!reading) return null;
  const set = cards.set(reading.set);
  return (
    <section
      class="tr-reading"
      style={frameOf(set.number)}
      aria-label={words('triples-reading', { who: names.of(reading.seat) })}
    >
      <div class="face">
        <div class="tr-open-head">
          <span class="no">{set.number}</span>
          <div>
            <div class="form-label">{words('triples-reading', { who: names.of(reading.seat) })}</div>
            <h3>{set.title}</h3>
          </div>
        </div>
        <p class="tr-reading-text" tabIndex={0}>
          {set.texts.knowledge}
        </p>
        <div class="tr-acts">
          <p class="muted">{words('triples-reading-hint')}</p>
          <Button kind="primary" onClick={() => (state.reading.value = null)}>
            {words('triples-reading-close')}
          </Button>
        </div>
      </div>
    </section>
  );
}
