import type { Screen } from '../routes';
import Start from './Start';

// Nearly everybody comes in here: it is part of the page's own script, one file instead of six.
export const routes: Screen[] = [{ pattern: '', load: () => Promise.resolve({ default: Start }) }];
