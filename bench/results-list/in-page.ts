/** Result of scrolling a list. Times in milliseconds; frames of the first second are left out. */
export interface ScrollFigures {
  readonly longestFrameMs: number;
  readonly framesOver50: number;
  readonly frames: number;
  /** Maximum number of elements in the document. */
  readonly nodesMax: number;
  /** Number of samples without a row in the middle of the list. */
  readonly blankLooks: number;
  /** Number of samples with a row of which only the texts were drawn. */
  readonly textLooks: number;
  readonly looks: number;
}

/** How to scroll a list: completely, or as far as possible at `pxPerMs`. */
export interface Scrolling {
  readonly durationMs: number;
  readonly pxPerMs?: number;
}

/**
 * Runs in the page: scrolls a list in `durationMs`, evenly by the clock, and observes the frames. A list that lags
 * behind shows blank space instead of dropping frames, so the middle is sampled as well.
 */
export function scrollThrough({ durationMs, pxPerMs = Infinity }: Scrolling): Promise<ScrollFigures> {
  const scroller = document.querySelector<HTMLElement>('[data-virtuoso-scroller], [data-plain-scroller]');
  if (scroller === null) throw new Error('There is no list');
  const SETTLING_MS = 1000;
  const LOOK_EVERY = 10;
  const box = scroller.getBoundingClientRect();
  const way = Math.min(scroller.scrollHeight - scroller.clientHeight, pxPerMs * durationMs);
  // Three frames are 50 ms. The page's clock is accurate to a tenth of a millisecond.
  const gaps: number[] = [];
  let [nodesMax, blankLooks, textLooks, looks, frame, before] = [0, 0, 0, 0, 0, 0];
  return new Promise((resolve) => {
    const start = performance.now();
    requestAnimationFrame(function step(now) {
      const passed = now - start;
      if (before > 0 && passed > SETTLING_MS) gaps.push(now - before);
      before = now;
      if (passed > SETTLING_MS && frame % LOOK_EVERY === 0) {
        looks += 1;
        nodesMax = Math.max(nodesMax, document.getElementsByTagName('*').length);
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        // Rows drawn during fast scrolling lie above the list and ignore the pointer.
        const isReduced = [...document.querySelectorAll('[data-reduced]')].some((row) => {
          const { left, right, top, bottom } = row.getBoundingClientRect();
          return left <= x && x < right && top <= y && y < bottom && row.textContent !== '';
        });
        if (isReduced) textLooks += 1;
        else if (!document.elementFromPoint(x, y)?.closest('[data-programme]')) blankLooks += 1;
      }
      frame += 1;
      if (passed < durationMs) {
        scroller.scrollTop = way * (passed / durationMs);
        requestAnimationFrame(step);
        return;
      }
      resolve({
        longestFrameMs: Math.max(...gaps),
        framesOver50: gaps.filter((gap) => gap > 50.2).length,
        frames: gaps.length,
        nodesMax,
        blankLooks,
        textLooks,
        looks,
      });
    });
  });
}

declare global {
  interface Window {
    /** Durations of the interactions since the last call, as measured by the browser. */
    airdexInteractions: number[];
  }
}

/** Runs in the page before its scripts: records what the browser reports about interactions up to their next paint. */
export function watchInteractions(): void {
  window.airdexInteractions = [];
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries())
      if ('interactionId' in entry && entry.interactionId !== 0)
        window.airdexInteractions.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
