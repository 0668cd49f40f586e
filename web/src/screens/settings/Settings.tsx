import { useTitle } from '../../ui/title';
import { Bar } from '../../ui/Bar';
import { words } from '../../words/words';
import { SettingsPanel } from './SettingsPanel';

export default function Settings() {
  useTitle(words('shell-settings'));
  return (
    <>
      <Bar title={words('shell-settings')} />
      <main class="settings-page cloth">
        <div class="paper">
          <SettingsPanel />
        </div>
      </main>
    </>
  );
}
