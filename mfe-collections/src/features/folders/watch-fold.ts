import type { ColumnsLayout } from './columns-layout.ts';

/**
 * Reports to the layout how much of the window is below the top of the list, now and whenever that may have changed.
 * Returns a function that stops it.
 */
export function watchFold(tree: HTMLElement, layout: ColumnsLayout): () => void {
  const see = () => {
    layout.see(window.innerHeight - tree.getBoundingClientRect().top);
  };
  see();
  // If content above the list becomes smaller, so does the page.
  const sizes = new ResizeObserver(see);
  sizes.observe(document.body);
  document.addEventListener('scroll', see, { capture: true, passive: true });
  window.addEventListener('resize', see);
  return () => {
    sizes.disconnect();
    document.removeEventListener('scroll', see, { capture: true });
    window.removeEventListener('resize', see);
  };
}
