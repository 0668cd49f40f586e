// The cards of the page as they will lie on the table and come out of the printer: the same parts, in millimetres.
import { Component, type ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { whole } from '../../print/choices';
import { fitTexts } from '../../print/fit';
import { mm } from '../../print/Page';
import type { CellsPart, GamePrint } from '../../print/parts';
import type { Deck } from '../../table/deck';
import { FieldPicker } from '../../ui/Field';
import { words } from '../../words/words';
import type { PageOf } from './parts';

/**
 * A deck in the middle of a change may lack what a card draws: then there is a word instead of it, until it is there
 * again.
 */
class Unbroken extends Component<
  { about: unknown; otherwise: ComponentChildren; children: ComponentChildren },
  { broken: boolean; about: unknown }
> {
  override state = { broken: false, about: this.props.about };

  static override getDerivedStateFromProps({ about }: { about: unknown }, state: { about: unknown }) {
    return about === state.about ? null : { broken: false, about };
  }

  static override getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? this.props.otherwise : this.props.children;
  }
}

export function Preview({ deck, print, page }: { deck: Deck; print: GamePrint; page: PageOf }) {
  const [chosen, setChosen] = useState(0);
  if (page.shows.length === 0) return null;
  const shown = page.shows[Math.min(chosen, page.shows.length - 1)]!;
  return (
    <section class="wk-preview" aria-labelledby="wk-preview">
      <h2 id="wk-preview">{words('workshop-preview')}</h2>
      {page.shows.length > 1 && (
        <FieldPicker
          hideLabel
          label={words('workshop-preview-which')}
          value={page.shows.indexOf(shown)}
          choices={page.shows.map((one, at) => ({ value: at, label: one.label }))}
          onChange={one => setChosen(one)}
        />
      )}
      <Unbroken about={deck} otherwise={<p class="muted">{words('workshop-preview-none')}</p>}>
        <Card deck={deck} print={print} part={shown.part} at={shown.at} />
      </Unbroken>
    </section>
  );
}

function Card({ deck, print, part: id, at }: { deck: Deck; print: GamePrint; part: string; at: number }) {
  const box = useRef<HTMLDivElement>(null);
  const part = useMemo(() => {
    const choices = { ...whole({}, {}), small: false };
    return print
      .parts({ deck, words, choices, address: '', seats: 0 })
      .find((one): one is CellsPart => one.kind === 'cells' && one.id === id);
  }, [deck, print, words.value, id]);
  useLayoutEffect(() => void (box.current && fitTexts(box.current)), [part, at]);
  const cell = part?.cells[at];
  if (!part || !cell) return null;
  const { width, height } = part.size;
  return (
    <div class="wk-mat">
      <div
        class="pr-page wk-card"
        data-theme="light"
        data-ink="colour"
        lang={deck.language}
        ref={box}
        style={{ width: mm(width), height: mm(height) }}
      >
        <div
          class={`pr-cell pr-${part.id}`}
          style={{
            left: 0,
            top: 0,
            width: mm(width),
            height: mm(height),
            '--u': mm(width / 63),
            ...(cell.ground ? { background: cell.ground } : {}),
          }}
        >
          {cell.front}
        </div>
      </div>
    </div>
  );
}
