/** Delay in browsers that do not report when they are idle, in milliseconds. */
const DELAY_MS = 200;

/** Runs `work` once the browser is idle, and `after` milliseconds have passed. Returns a function that cancels it. */
export function whenIdle(work: () => void, after = 0): () => void {
  let callback: number | undefined;
  // Safari does not support requestIdleCallback.
  const isReported = typeof window.requestIdleCallback === 'function';
  const ask = () => {
    if (isReported) callback = window.requestIdleCallback(() => work());
    else work();
  };
  const timer = setTimeout(ask, isReported ? after : after + DELAY_MS);
  return () => {
    clearTimeout(timer);
    if (callback !== undefined) window.cancelIdleCallback(callback);
  };
}
