import type { ColumnsLayout } from './columns-layout.ts';

/** How far below the window rows are drawn once the browser is idle, and in which steps, in pixels. */
const AHEAD_PX = 1_200;
const STEP_PX = 300;
/** Time in which the rows in the window can load what they show, in milliseconds. */
const HEAD_START_MS = 200;
/** Delay where a browser does not report when it is idle, in milliseconds. */
const DELAY_MS = 200;

/**
 * Draws more rows once the first ones had time to load, while the browser is idle. The first rows appear sooner without
 * them, but the browser's search and screen readers only find rows that are in the page. Returns what ends it.
 * @param complete gives the tree all its rows
 */
export function drawAhead(layout: ColumnsLayout, complete: () => void): () => void {
  let ahead = 0;
  const start = setTimeout(() => {
    cancel = whenIdle(() => {
      complete();
      cancel = whenIdle(drawMore);
    });
  }, HEAD_START_MS);
  let cancel = () => {
    clearTimeout(start);
  };
  function drawMore(): void {
    ahead += STEP_PX;
    layout.drawAhead(ahead);
    if (ahead < AHEAD_PX) cancel = whenIdle(drawMore);
  }
  return () => {
    cancel();
  };
}

function whenIdle(work: () => void): () => void {
  // Safari does not support requestIdleCallback.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }
  const callback = window.requestIdleCallback(() => {
    work();
  });
  return () => {
    window.cancelIdleCallback(callback);
  };
}
