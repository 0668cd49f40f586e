// All settings in one column: on their own screen, or in a sheet beside a table.
import { paceOf } from '../../games/schema';
import { PACE_NAMES, settings, type BotsPace, type Confirm, type Motion, type Theme } from '../../settings';
import { FieldPicker, Switch } from '../../ui/Field';
import { LANGUAGES, LANGUAGE_NAMES, words } from '../../words/words';
import './settings.css';

export function SettingsPanel() {
  const choices = <T extends string>(values: readonly T[], label: (value: T) => string) =>
    values.map(value => ({ value, label: label(value) }));
  return (
    <div class="settings">
      <FieldPicker
        label={words('shell-settings-language')}
        value={settings.language.value}
        onChange={value => (settings.language.value = value)}
        choices={LANGUAGES.map(value => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
      />
      <FieldPicker
        label={words('shell-settings-theme')}
        value={settings.theme.value}
        onChange={value => (settings.theme.value = value)}
        choices={choices<Theme>(['system', 'light', 'dark'], value => words(`shell-settings-theme-${value}`))}
      />
      <FieldPicker
        label={words('shell-settings-size')}
        value={settings.textSize.value}
        onChange={value => (settings.textSize.value = value)}
        choices={([100, 115, 130, 150] as const).map(value => ({ value, label: `${value} %` }))}
      />
      <FieldPicker
        label={words('shell-settings-motion')}
        hint={words('shell-settings-motion-about')}
        value={settings.motion.value}
        onChange={value => (settings.motion.value = value)}
        choices={choices<Motion>(['system', 'full', 'reduced'], value => words(`shell-settings-motion-${value}`))}
      />
      <FieldPicker
        label={words('shell-settings-confirm')}
        hint={words('shell-settings-confirm-about')}
        value={settings.confirm.value}
        onChange={value => (settings.confirm.value = value)}
        choices={choices<Confirm>(['touch', 'always', 'never'], value => words(`shell-settings-confirm-${value}`))}
      />
      <PacePicker value={settings.pace.value} onChange={value => (settings.pace.value = value)} />
      <Switch
        label={words('shell-settings-sound')}
        hint={words('shell-settings-sound-about')}
        on={settings.sound.value}
        onChange={on => (settings.sound.value = on)}
      />
      <Switch
        label={words('shell-settings-keys')}
        hint={words('shell-settings-keys-about')}
        on={settings.letterKeys.value}
        onChange={on => (settings.letterKeys.value = on)}
      />
      <p class="muted narrow">{words('shell-settings-kept')}</p>
    </div>
  );
}

/** How long a move of a bot is shown: for this device, or for a table that is being opened. */
export function PacePicker({ value, onChange }: { value: BotsPace; onChange(value: BotsPace): void }) {
  const seconds = paceOf(value).move_ms / 1000;
  return (
    <FieldPicker
      label={words('shell-pace')}
      hint={seconds > 0 ? words('shell-pace-about', { seconds }) : words('shell-pace-instant-about')}
      value={value}
      onChange={onChange}
      choices={PACE_NAMES.map(name => ({ value: name, label: words('shell-pace-name', { pace: name }) }))}
    />
  );
}
