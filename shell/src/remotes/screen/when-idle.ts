/** Time that what is on the screen gets first, for its data and its pictures, in milliseconds. */
const HEAD_START_MS = 1_000;

/**
 * Runs `work` once, when the page has loaded, what it shows had time to get its data, and the browser has nothing
 * better to do. The function it answers calls it off.
 */
export function whenIdle(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let callback: number | undefined;
  const wait = () => {
    timer = setTimeout(() => {
      // Safari has no such thing.
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
