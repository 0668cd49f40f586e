// One thing to fill in, in one language: its label with what may be written, the control, and what is wrong with it,
// beside it.
import { useState } from 'preact/hooks';
import { words } from '../../words/words';
import type { Field, GameWorkshop } from './parts';
import type { Json } from '../../decks/path';
import { Point, Points } from './PointFields';

type EntryProps = {
  field: Field;
  id: string;
  language: string;
  value: Json;
  /** what stands there until something is written; undefined once it is */
  placeholder?: Json;
  /** what the check says of it, in the reader's language */
  wrong: string[];
  advice?: string[];
  label: string;
  /** beside the same in other languages: the label is over all of them, this one says its language */
  beside?: string | undefined;
  /** to point at places on, where the game has one */
  map?: GameWorkshop['map'];
  /** undefined: it was emptied */
  onChange(value: Json): void;
};

const text = (value: Json): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
const list = (value: Json): string[] => (Array.isArray(value) ? value.map(text) : []);
const count = (value: string): number => [...value].length;
const wordsIn = (value: string): number => value.split(/\s+/u).filter(Boolean).length;

/** What may be written, and how much of it is: "18 of 38". */
function measure(field: Field, value: Json): string {
  if (field.words)
    return words('workshop-words', { n: wordsIn(text(value)), least: field.words[0], most: field.words[1] });
  if (field.items && Array.isArray(value)) return words('workshop-of', { n: value.length, most: field.items[1] });
  return field.max && typeof value !== 'object' ? words('workshop-of', { n: count(text(value)), most: field.max }) : '';
}

export function Entry(props: EntryProps) {
  const { field, id, value, placeholder, wrong, advice = [], label, beside } = props;
  const said = measure(field, placeholder === undefined ? value : '');
  const hints = [
    ...[...wrong, ...advice].map((_, at) => `${id}-w${at}`),
    ...(field.hint && !beside ? [`${id}-h`] : []),
  ].join(' ');
  return (
    <div class={`wk-entry${wrong.length > 0 ? ' bad' : ''}${field.wide ? ' wide' : ''}`} data-path={field.path}>
      <div class="wk-label">
        <label for={id}>
          {beside ? (
            <>
              <span class="unseen">{label}, </span>
              {beside}
            </>
          ) : (
            <>
              {label}
              {field.optional && <span class="muted"> {words('workshop-optional')}</span>}
            </>
          )}
        </label>
        {said && (
          <span class="wk-measure" aria-hidden>
            {said}
          </span>
        )}
      </div>
      <Control {...props} described={hints || undefined} />
      {field.names && field.names.length > 0 && (
        <Mentions names={field.names} text={text(placeholder === undefined ? value : '')} />
      )}
      {wrong.map((what, at) => (
        <p key={at} class="field-hint bad" id={`${id}-w${at}`}>
          {what}
        </p>
      ))}
      {advice.map((what, at) => (
        <p key={at} class="field-hint" id={`${id}-w${wrong.length + at}`}>
          {what}
        </p>
      ))}
      {field.hint && !beside && (
        <p class="field-hint" id={`${id}-h`}>
          {field.hint}
        </p>
      )}
    </div>
  );
}

/**
 * Which of the names the text speaks of. In other languages than English a name may stand there in another form: so it
 * is a hint, not a fault.
 */
function Mentions({ names, text: told }: { names: string[]; text: string }) {
  const plain = told.toLocaleLowerCase();
  return (
    <ul class="wk-mentions">
      {names.map(name => {
        const there = plain.includes(name.toLocaleLowerCase());
        return (
          <li key={name} class={there ? 'there' : ''}>
            {name}
            <span class="unseen"> {words(there ? 'workshop-mentioned' : 'workshop-not-mentioned')}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Control({
  field,
  id,
  language,
  value,
  placeholder,
  wrong,
  onChange,
  label,
  map,
  described,
}: EntryProps & { described: string | undefined }) {
  const shared = {
    id,
    lang: field.of === 'texts' ? language : undefined,
    'aria-invalid': wrong.length > 0 ? ('true' as const) : undefined,
    'aria-describedby': described,
  };
  const shown = placeholder === undefined ? value : undefined;
  const write = (typed: string) => onChange(typed === '' ? undefined : typed);
  switch (field.kind) {
    case 'text':
      return (
        <textarea
          {...shared}
          rows={field.words ? 6 : 3}
          value={text(shown)}
          placeholder={text(placeholder)}
          onInput={event => write(event.currentTarget.value)}
        />
      );
    case 'lines':
      return (
        <textarea
          {...shared}
          rows={Math.max(2, list(shown).length)}
          value={list(shown).join('\n')}
          placeholder={field.example ?? list(placeholder).join('\n')}
          onInput={event => {
            const lines = event.currentTarget.value.split('\n');
            onChange(lines.every(line => line === '') ? undefined : lines);
          }}
          onBlur={() => Array.isArray(value) && value.includes('') && onChange(value.filter(line => line !== ''))}
        />
      );
    case 'tags':
      return <Tags shared={shared} value={list(value)} onChange={onChange} />;
    case 'number':
      return <Numeral shared={shared} range={field.range} value={value} onChange={onChange} />;
    case 'choice':
      return (
        <select {...shared} value={text(value)} onChange={event => onChange(event.currentTarget.value)}>
          {field.choices!.map(one => (
            <option key={one.value} value={one.value} selected={one.value === value}>
              {one.label}
            </option>
          ))}
        </select>
      );
    case 'switch':
      return (
        <input
          {...shared}
          type="checkbox"
          class="wk-check"
          checked={value === true}
          onChange={event => onChange(event.currentTarget.checked || undefined)}
        />
      );
    case 'counts':
      return <Counts {...{ field, shared, label, onChange }} value={value ?? {}} />;
    case 'points':
      return <Points {...{ shared, label, map, onChange }} place={value} chosen={placeholder === undefined} />;
    case 'point':
      return <Point {...{ shared, label, map, value, onChange }} />;
    default:
      return (
        <input
          {...shared}
          type="text"
          autoComplete="off"
          spellcheck={field.kind !== 'date'}
          value={text(shown)}
          placeholder={
            placeholder === undefined
              ? field.kind === 'date'
                ? words('workshop-date-form')
                : undefined
              : text(placeholder)
          }
          onInput={event => write(field.kind === 'date' ? event.currentTarget.value.trim() : event.currentTarget.value)}
        />
      );
  }
}

/** What every control of a field has: its name, and how it stands with the check. */
export type Shared = {
  id?: string | undefined;
  lang?: string | undefined;
  'aria-invalid': 'true' | undefined;
  'aria-describedby': string | undefined;
};

/** Short texts with commas between them. What is being typed stays as it is typed. */
function Tags({ shared, value, onChange }: { shared: Shared; value: string[]; onChange(value: string[]): void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = (line: string) =>
    line
      .split(',')
      .map(one => one.trim())
      .filter(Boolean);
  return (
    <input
      {...shared}
      type="text"
      autoComplete="off"
      spellcheck={false}
      value={typed !== null && read(typed).join() === value.join() ? typed : value.join(', ')}
      onInput={event => (setTyped(event.currentTarget.value), onChange(read(event.currentTarget.value)))}
      onBlur={() => setTyped(null)}
    />
  );
}

/**
 * A whole number. What is being typed stays as it is typed, nothing at all too: so another can be written in the place
 * of one that has to be there.
 */
function Numeral({
  shared,
  range,
  value,
  onChange,
}: {
  shared: Shared;
  range: Field['range'];
  value: Json;
  onChange(value: number | undefined): void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = (line: string) => (line === '' ? undefined : Math.round(Number(line)));
  const stands = typed !== null && (typed === '' || read(typed) === value);
  return (
    <input
      {...shared}
      type="number"
      inputMode="numeric"
      min={range?.[0]}
      max={range?.[1]}
      step={1}
      value={stands ? typed : text(value)}
      onInput={event => (setTyped(event.currentTarget.value), onChange(read(event.currentTarget.value)))}
      onBlur={() => setTyped(null)}
    />
  );
}

function Counts({
  field,
  shared,
  label,
  value,
  onChange,
}: {
  field: Field;
  shared: Shared;
  label: string;
  value: Record<string, number>;
  onChange(value: Json): void;
}) {
  return (
    <div class="wk-counts" role="group" aria-label={label}>
      {field.choices!.map((one, at) => (
        <label key={one.value}>
          <span>{one.label}</span>
          <Numeral
            shared={at === 0 ? shared : { ...shared, id: undefined }}
            range={field.range}
            value={value[one.value] ?? 0}
            onChange={many => {
              const { [one.value]: _, ...others } = value;
              onChange(many && many > 0 ? { ...others, [one.value]: many } : others);
            }}
          />
        </label>
      ))}
    </div>
  );
}
