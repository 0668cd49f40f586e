import { useEffect } from 'preact/hooks';
import { Bar } from '../../ui/Bar';
import { useWords } from '../../words/words';
import { SettingsPanel } from './SettingsPanel';

export default function Settings() {
  const words = useWords();
  useEffect(() => void (document.title = `${words('shell-settings')} · Stolik`), [words]);
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
