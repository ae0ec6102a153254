/** How long a page may take to show its heading and still get the focus, in milliseconds. */
const HEADING_WAIT_MS = 10_000;

function focus(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Moves the focus to the heading of the page in `main`. While a screen loads, there is no heading, and `main` has the
 * focus. If the user moves the focus in the meantime, it stays there. Returns a function that stops waiting.
 */
export function focusHeading(main: HTMLElement): () => void {
  const find = () => [...main.querySelectorAll('h1')].find((heading) => heading.closest('[hidden]') === null);
  const heading = find();
  if (heading !== undefined) {
    focus(heading);
    return () => undefined;
  }
  main.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    const found = find();
    if (document.activeElement !== main) stop();
    else if (found !== undefined) {
      focus(found);
      stop();
    }
  });
  const limit = setTimeout(stop, HEADING_WAIT_MS);
  function stop(): void {
    clearTimeout(limit);
    observer.disconnect();
  }
  observer.observe(main, { childList: true, subtree: true });
  return stop;
}
