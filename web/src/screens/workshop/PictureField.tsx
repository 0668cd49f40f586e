// Which drawing a card has: one of ours, one that is in the deck already, or a file.
import { useRef, useState } from 'preact/hooks';
import { Dialog } from '../../ui/Dialog';
import { Notice } from '../../ui/Notice';
import { words } from '../../words/words';
import type { OwnSource } from '../../decks/check';
import { pictureIn } from '../../table/deck';
import { changed } from './draft';
import type { Field, GameWorkshop } from './parts';
import { at } from '../../decks/path';
import { freeName, NoPicture, readPicture, withoutUnused } from './picture';

/** Of the drawings that come with every page those that could be on a card. */
const onPage = (): string[] =>
  [...document.querySelectorAll('#sprite symbol')]
    .map(symbol => symbol.id)
    .filter(id => /^(role|set|ev|good|cat)-/.test(id));

/** A few of them tell enough. */
const namesOf = (dropped: string[]): string => dropped.slice(0, 6).join(', ') + (dropped.length > 6 ? '…' : '');

export function PictureField({
  field,
  id,
  source,
  pictures,
  game,
  wrong,
  onChange,
}: {
  field: Field;
  id: string;
  source: OwnSource;
  /** harmless to draw */ pictures: Record<string, string>;
  game: GameWorkshop;
  wrong: string[];
  onChange(next: (source: OwnSource) => OwnSource): void;
}) {
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const [dropped, setDropped] = useState<string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const now = String(at(source.deck, field.path) ?? '');
  const { Draw, names } = game.pictures;
  const { otherwise } = field;
  const choose = (name: string | undefined) => (
    onChange(before => withoutUnused(changed(before, field, '', name))),
    setDropped([]),
    setOpen(false)
  );
  const take = async (file: File | undefined) => {
    if (!file) return;
    setFailed(null);
    try {
      const { picture, dropped: left } = await readPicture(file);
      setDropped(left);
      onChange(before => {
        const name = freeName(before, file.name);
        return withoutUnused(
          changed({ ...before, pictures: { ...before.pictures, [name]: picture } }, field, '', name),
        );
      });
      setOpen(false);
    } catch (error) {
      setFailed(error instanceof NoPicture ? words(`workshop-picture-${error.why}`) : words('workshop-picture-broken'));
    }
    if (input.current) input.current.value = '';
  };
  const draw = (name: string, size: number) => <Draw id={pictureIn(pictures, name)} size={size} />;
  const all = [...Object.keys(source.pictures), ...new Set([...names, ...onPage()])].filter(name => name !== otherwise);
  return (
    <div class={`wk-entry${wrong.length > 0 ? ' bad' : ''}`} data-path={field.path}>
      <div class="wk-label">
        <span id={`${id}-l`}>{field.label}</span>
        {field.optional && <span class="muted">{words('workshop-optional')}</span>}
      </div>
      <button
        type="button"
        id={id}
        class="wk-picture"
        aria-labelledby={`${id}-l ${id}`}
        aria-describedby={wrong.length > 0 ? `${id}-w` : undefined}
        onClick={() => setOpen(true)}
      >
        {draw(now || (otherwise ?? ''), 44)}
        <span>{words('workshop-picture-choose')}</span>
      </button>
      {wrong.length > 0 && (
        <p class="field-hint bad" id={`${id}-w`}>
          {wrong.join(' ')}
        </p>
      )}
      {dropped.length > 0 && (
        <p class="field-hint" role="status">
          {words('workshop-picture-dropped', { names: namesOf(dropped) })}
        </p>
      )}
      <Dialog
        open={open}
        title={field.label}
        onClose={() => setOpen(false)}
        no={words('shell-close')}
        yes={words('workshop-picture-file')}
        onYes={() => input.current?.click()}
      >
        <p class="muted">{words('workshop-picture-why')}</p>
        {failed && (
          <Notice kind="bad" urgent>
            {failed}
          </Notice>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept=".svg,image/svg+xml,image/png,image/jpeg,image/webp"
          onChange={event => void take(event.currentTarget.files?.[0])}
        />
        <div class="wk-gallery" role="group" aria-label={words('workshop-picture-ours')}>
          {open && otherwise && (
            <button
              type="button"
              class={now === '' ? 'sel' : ''}
              aria-pressed={now === ''}
              aria-label={words('workshop-picture-otherwise')}
              onClick={() => choose(undefined)}
            >
              {draw(otherwise, 56)}
            </button>
          )}
          {open &&
            all.map((name, number) => (
              <button
                key={name}
                type="button"
                class={name === now ? 'sel' : ''}
                aria-pressed={name === now}
                aria-label={words('workshop-picture-number', { number: number + 1, name })}
                onClick={() => choose(name)}
              >
                {draw(name, 56)}
              </button>
            ))}
        </div>
      </Dialog>
    </div>
  );
}
