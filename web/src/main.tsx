// The client starts here.
import { render } from 'preact';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { App } from './App';
import { keepOffline } from './pwa/offline';
import { here } from './router';
import { screenAt } from './screens/routes';

// The screen comes along with the words instead of after them. A failure is told when it is shown.
screenAt(here.value.path)?.screen.load().catch(() => {});

render(<App />, document.getElementById('app')!);
keepOffline();
