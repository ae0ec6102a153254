import type { Observable } from 'rxjs';

/** Delay in milliseconds, in which the visible content can load its data and images. */
const HEAD_START_MS = 1_000;

/**
 * Runs `work` once, after the page has loaded, the visible content had time to load its data, and the browser is idle.
 * Returns a function that cancels the work.
 * @param sooner emits when the work needs to wait only for an idle browser, and for at most a second
 */
export function whenIdle(work: () => void, sooner?: Observable<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let callback: number | undefined;
  const askBrowser = (options?: IdleRequestOptions) => {
    stopWaiting();
    // Safari does not support requestIdleCallback.
    if (typeof window.requestIdleCallback !== 'function') work();
    else callback = window.requestIdleCallback(() => work(), options);
  };
  const wait = () => {
    timer = setTimeout(() => askBrowser(), HEAD_START_MS);
  };
  const hearing = sooner?.subscribe(() => askBrowser({ timeout: HEAD_START_MS }));
  const stopWaiting = () => {
    hearing?.unsubscribe();
    window.removeEventListener('load', wait);
    clearTimeout(timer);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    stopWaiting();
    if (callback !== undefined) window.cancelIdleCallback(callback);
  };
}
