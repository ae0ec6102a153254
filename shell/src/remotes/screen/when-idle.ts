/** Delay in milliseconds, in which the visible content can load its data and images. */
const HEAD_START_MS = 1_000;

/**
 * Runs `work` once, after the page has loaded, the visible content had time to load its data, and the browser is idle.
 * Returns a function that cancels the work.
 */
export function whenIdle(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let callback: number | undefined;
  const wait = () => {
    timer = setTimeout(() => {
      // Safari does not support requestIdleCallback.
      if (typeof window.requestIdleCallback !== 'function') work();
      else callback = window.requestIdleCallback(() => work());
    }, HEAD_START_MS);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    clearTimeout(timer);
    if (callback !== undefined) window.cancelIdleCallback(callback);
  };
}
