// Waiting for a signal to become what one waits for.
import { effect, type ReadonlySignal } from '@preact/signals';

export function until<T>(signal: ReadonlySignal<T>, is: (value: T) => boolean): Promise<T> {
  return new Promise(resolve => {
    let done = false;
    let stop: (() => void) | undefined;
    stop = effect(() => {
      const value = signal.value;
      if (done || !is(value)) return;
      done = true;
      resolve(value);
      // The first run comes before `stop` is known.
      queueMicrotask(() => stop?.());
    });
  });
}
