// The frame around every screen: words, the screen of the address, live regions, and words for what went wrong.
import { Component, type ComponentChildren, type ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { here, type Route } from './router';
import { loadScreen, screenAt, type ScreenProps } from './screens/routes';
import { settings } from './settings';
import { Announcer, hush } from './ui/Announcer';
import { Lost } from './ui/Lost';
import { RuleSheet } from './ui/Rules';
import { UpdateNotice } from './pwa/UpdateNotice';
import { speak, words } from './words/words';

export function App() {
  const language = settings.language.value;
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    setFailed(false);
    speak(language).catch(() => setFailed(true));
  }, [language]);
  if (!words.value) return failed ? <NoWords /> : null;
  return (
    <>
      <button type="button" class="skip" onClick={toMain}>
        {words.value('shell-skip')}
      </button>
      <Place />
      <RuleSheet />
      <UpdateNotice />
      <Announcer />
    </>
  );
}

/** No link: what follows # is the address of a screen. */
function toMain(): void {
  const main = document.querySelector<HTMLElement>('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus();
}

/** Without words there is only this sentence, in all three languages. */
function NoWords() {
  return (
    <main class="lost">
      <p lang="pl">Nie udało się wczytać strony. Sprawdź połączenie i odśwież.</p>
      <p lang="ru">Страницу не удалось загрузить. Проверьте соединение и обновите её.</p>
      <p lang="en">The page could not be loaded. Check the connection and reload.</p>
    </main>
  );
}

type Loaded = { path: string; Screen: ComponentType<ScreenProps> | null; route: Route };

/** The screen of the present address. The old one stays until the new one is there. */
function Place() {
  const { path, query } = here.value;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let current = true;
    setFailed(null);
    const found = screenAt(path);
    const game = found?.screen.game?.(found.params);
    const show = (Screen: ComponentType<ScreenProps> | null) => {
      if (!current) return;
      if (game) document.documentElement.dataset.game = game;
      else delete document.documentElement.dataset.game;
      setLoaded({ path, Screen, route: { path, params: found?.params ?? {}, query } });
      scrollTo(0, 0);
    };
    if (!found) show(null);
    else loadScreen(found.screen).then(show, () => current && setFailed(path));
    return () => void (current = false);
  }, [path, query, tries]);
  // At once: what somebody does on the new screen must not be interrupted by a focus that comes late.
  useLayoutEffect(() => {
    // What the screen before said is not for this one.
    if (loaded && visited) hush();
  }, [loaded?.path]);
  useLayoutEffect(() => {
    // A new screen is told to a screen reader by its heading; the first one of a visit is read from the top anyway.
    if (loaded && visited) document.querySelector<HTMLElement>('[data-screen-start]')?.focus({ preventScroll: true });
    if (loaded) visited = true;
  }, [loaded?.path]);
  if (failed !== null)
    return (
      <Lost title={words('shell-lost-load')} text={words('shell-lost-load-text')} again={() => setTries(tries + 1)} />
    );
  if (!loaded) return null;
  if (!loaded.Screen) return <Lost title={words('shell-lost-path')} text={words('shell-lost-path-text')} />;
  return (
    <Guard key={loaded.path}>
      <loaded.Screen route={loaded.route} />
    </Guard>
  );
}
let visited = false;

/** A screen that broke says so instead of leaving an empty page. */
class Guard extends Component<{ children: ComponentChildren }, { broken: unknown }> {
  override state = { broken: null as unknown };

  static override getDerivedStateFromError(error: unknown) {
    return { broken: error ?? true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <Lost
        title={words('shell-lost-broken')}
        text={words('shell-lost-broken-text')}
        again={() => this.setState({ broken: null })}
      />
    );
  }
}
