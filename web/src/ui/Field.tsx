// Things to be chosen and filled in: a choice of a few, a switch, a count, a line of text. Each has a label and a
// sentence.
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { IconButton } from './Button';
import './field.css';

type Choice<T> = { value: T; label: string; hint?: string | undefined; lang?: string | undefined };
type Shared = {
  label: string;
  /** one sentence about it */ hint?: ComponentChildren | undefined;
  hideLabel?: boolean | undefined;
};

type FieldPickerProps<T> = Shared & { value: T; choices: Choice<T>[]; onChange(value: T): void };

/** One of several. Few and short ones lie side by side, others become a list to open. */
export function FieldPicker<T extends string | number | boolean | null>({
  label,
  hint,
  hideLabel,
  value,
  choices,
  onChange,
}: FieldPickerProps<T>) {
  const id = useId();
  const chosen = choices.find(one => one.value === value);
  const long = choices.length > 5 || choices.reduce((sum, one) => sum + one.label.length + 3, 0) > 52;
  const said = chosen?.hint ?? hint;
  return (
    <div class="field">
      <span class={hideLabel ? 'unseen' : 'field-label'} id={`${id}-l`}>
        {label}
      </span>
      {long ? (
        <select
          aria-labelledby={`${id}-l`}
          aria-describedby={said ? `${id}-h` : undefined}
          value={String(choices.indexOf(chosen!))}
          onChange={event => onChange(choices[Number(event.currentTarget.value)]!.value)}
        >
          {choices.map((one, at) => (
            <option key={at} value={String(at)} selected={one === chosen} lang={one.lang}>
              {one.label}
            </option>
          ))}
        </select>
      ) : (
        <div
          class="picks"
          role="radiogroup"
          aria-labelledby={`${id}-l`}
          aria-describedby={said ? `${id}-h` : undefined}
        >
          {choices.map(one => (
            <label key={String(one.value)} class={one.value === value ? 'pick on' : 'pick'} lang={one.lang}>
              <input type="radio" name={id} checked={one.value === value} onChange={() => onChange(one.value)} />
              <span>{one.label}</span>
            </label>
          ))}
        </div>
      )}
      {said && (
        <p class="field-hint" id={`${id}-h`}>
          {said}
        </p>
      )}
    </div>
  );
}

type SwitchProps = Shared & { on: boolean; onChange(on: boolean): void };

export function Switch({ label, hint, on, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div class="field field-switch">
      <label>
        <span class="field-label">{label}</span>
        <input
          type="checkbox"
          role="switch"
          checked={on}
          aria-checked={on}
          onChange={event => onChange(event.currentTarget.checked)}
          aria-describedby={hint ? `${id}-h` : undefined}
        />
        <span class="switch" aria-hidden />
      </label>
      {hint && (
        <p class="field-hint" id={`${id}-h`}>
          {hint}
        </p>
      )}
    </div>
  );
}

type StepperProps = Shared & {
  value: number;
  allowed: number[];
  onChange(value: number): void;
  less: string;
  more: string;
  unit?: string | undefined;
};

/** A count with a button on each side. */
export function Stepper({ label, hint, hideLabel, value, allowed, onChange, less, more, unit }: StepperProps) {
  const id = useId();
  const at = allowed.indexOf(value);
  const step = (by: number) => {
    const next = allowed[at + by];
    if (next !== undefined) onChange(next);
  };
  return (
    <div class="field">
      <span class={hideLabel ? 'unseen' : 'field-label'} id={`${id}-l`}>
        {label}
      </span>
      <div class="stepper" role="group" aria-labelledby={`${id}-l`}>
        <IconButton icon="ui-left" label={less} onClick={() => step(-1)} off={at <= 0} />
        <output aria-live="polite">
          <b>{value}</b>
          {unit && <span>{unit}</span>}
        </output>
        <IconButton icon="ui-right" label={more} onClick={() => step(1)} off={at >= allowed.length - 1} />
      </div>
      {hint && <p class="field-hint">{hint}</p>}
    </div>
  );
}

type TextFieldProps = Shared & {
  value: string;
  onChange(value: string): void;
  max?: number | undefined;
  placeholder?: string | undefined;
  wrong?: string | null | undefined;
  numeric?: boolean | undefined;
  lang?: string | undefined;
};

export function TextField({
  label,
  hint,
  hideLabel,
  value,
  onChange,
  max,
  placeholder,
  wrong,
  numeric,
  lang,
}: TextFieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label class={hideLabel ? 'unseen' : 'field-label'} for={id}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        value={value}
        maxLength={max}
        placeholder={placeholder}
        inputMode={numeric ? 'numeric' : 'text'}
        autoComplete="off"
        spellcheck={false}
        lang={lang}
        aria-invalid={wrong ? 'true' : undefined}
        aria-describedby={hint || wrong ? `${id}-h` : undefined}
        onInput={event => onChange(event.currentTarget.value)}
      />
      {(wrong ?? hint) && (
        <p class={wrong ? 'field-hint bad' : 'field-hint'} id={`${id}-h`} role={wrong ? 'alert' : undefined}>
          {wrong ?? hint}
        </p>
      )}
    </div>
  );
}
