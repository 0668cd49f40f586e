// Carried out in every page before its own scripts, whichever engine: what goes wrong is written down, time goes
// quicker, and the hands are there. It is sent as text, so nothing outside of a function is used.
import { hands } from '../support/hands';

export type Before = { language: string; /** how many times quicker waiting goes */ quicker: number };

function before({ language, quicker }: Before): void {
  const wrong: string[] = [];
  Object.assign(globalThis, { wrong });
  addEventListener('error', event => wrong.push(`error: ${event.message ?? 'a file did not come'}`));
  addEventListener('unhandledrejection', event =>
    wrong.push(`rejected: ${String((event as PromiseRejectionEvent).reason)}`),
  );
  addEventListener('securitypolicyviolation', event =>
    wrong.push(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
  const complain = console.error;
  // An error is told with the place it comes from, not only with the one that told it.
  console.error = (...said: unknown[]) => {
    const told = said.map(one => (one instanceof Error ? `${one} ${one.stack}` : String(one))).join(' ');
    wrong.push(`console: ${told}`);
    complain(told);
  };
  if (location.protocol !== 'http:') return;
  localStorage.setItem(
    'stolik-settings',
    localStorage.getItem('stolik-settings') ?? JSON.stringify({ language, motion: 'reduced', confirm: 'never' }),
  );
  localStorage.setItem('stolik-pace', '0');
  // Bots, tops and pauses wait by the page's clock. It goes quicker, and all of its hands go alike.
  const [later, again, now, today] = [setTimeout, setInterval, performance.now.bind(performance), Date.now];
  const began = { now: now(), today: today() };
  Object.assign(globalThis, {
    setTimeout: (what: () => void, ms = 0, ...values: never[]) => later(what, ms / quicker, ...values),
    setInterval: (what: () => void, ms = 0, ...values: never[]) => again(what, ms / quicker, ...values),
  });
  performance.now = () => began.now + (now() - began.now) * quicker;
  Date.now = () => Math.round(began.today + (today() - began.today) * quicker);
}

export const beforeText = (how: Before): string =>
  `(${before})(${JSON.stringify(how)}); globalThis.hands = (${hands})();`;
