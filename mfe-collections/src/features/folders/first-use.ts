const USES = ['pointerdown', 'click', 'focusin', 'dragenter'] as const;

/**
 * Does work before an element is used for the first time by pointer, keyboard or a screen reader, or it, something in it
 * or around it is scrolled. Returns what ends it.
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
