// The client starts here.
import { render } from 'preact';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { App } from './App';
import { keepOffline } from './pwa/offline';

render(<App />, document.getElementById('app')!);
keepOffline();
