const USES = ['pointerdown', 'click', 'focusin', 'dragenter'] as const;

/**
 * Runs work before the first use of an element by pointer, keyboard or screen reader, or before it, its content or a
 * container is scrolled. Returns a function that stops it.
 */
export function onFirstUse(element: HTMLElement, work: () => void): () => void {
  const life = new AbortController();
  const { signal } = life;
  const begin = () => {
    life.abort();
    work();
  };
  for (const type of USES) element.addEventListener(type, begin, { capture: true, passive: true, signal });
  const scroll = ({ target }: Event) => {
    if (target instanceof Node && (target.contains(element) || element.contains(target))) begin();
  };
  document.addEventListener('scroll', scroll, { capture: true, passive: true, signal });
  return () => {
    life.abort();
  };
}
