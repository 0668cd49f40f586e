// Listening and watching that an effect begins, and ends by calling what it was given.

type Target = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

export function listen<E extends Event = Event>(
  target: Target,
  names: string,
  hear: (event: E) => void,
  options?: AddEventListenerOptions | boolean,
): () => void {
  const all = names.split(' ');
  for (const name of all) target.addEventListener(name, hear as EventListener, options);
  return () => {
    for (const name of all) target.removeEventListener(name, hear as EventListener, options);
  };
}

/** Whenever one of these changes its size. */
export function watchSize(elements: Iterable<Element>, look: ResizeObserverCallback): () => void {
  const watch = new ResizeObserver(look);
  for (const element of elements) watch.observe(element);
  return () => watch.disconnect();
}
