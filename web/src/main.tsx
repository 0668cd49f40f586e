// The client starts here.
import { render } from 'preact';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { App } from './App';
import { keepOffline } from './pwa/offline';
import { here } from './router';
import { loadScreen, screenAt } from './screens/routes';
import { settings } from './settings';
import { speak } from './words/words';

// Words, screen and letters come together instead of one after the other. A failure is told when they are shown.
const { language } = settings;
const first = screenAt(here.value.path);
// First of all it says which words it wants.
if (first) loadScreen(first.screen).catch(() => {});
speak(language.value).catch(() => {});
for (const face of ['Sofia Sans', 'Sofia Sans Condensed', 'Brygada 1918'])
  document.fonts.load(`16px "${face} Variable"`, { pl: 'aą', ru: 'aя', en: 'a' }[language.value]).catch(() => {});

render(<App />, document.getElementById('app')!);
keepOffline();
