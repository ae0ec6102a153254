declare global {
  interface Window {
    /** When the card became interactive, in milliseconds since the navigation started. Set by the bench. */
    airdexInteractive: Promise<number>;
  }
}

export interface WatchedTimes {
  /** Length of the required period without a long task. */
  readonly quietMs: number;
  /** A page that takes longer counts as broken, not slow. */
  readonly withinMs: number;
}

/**
 * Runs in the page before any of its own scripts. A card is interactive when it is on the screen and the last long
 * task before a quiet second has ended.
 */
export function watchCard({ quietMs, withinMs }: WatchedTimes): void {
  const isShown = () => document.querySelector('[data-exposed="./card"] article h1') !== null;
  let busyUntil = 0;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) busyUntil = startTime + duration;
  }).observe({ type: 'longtask', buffered: true });

  window.airdexInteractive = new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`Not interactive within ${withinMs} ms`)), withinMs);
    const observer = new MutationObserver(() => {
      if (!isShown()) return;
      observer.disconnect();
      // After the frame that shows the card.
      requestAnimationFrame(() => setTimeout(() => settle(performance.now())));
    });
    observer.observe(document, { subtree: true, childList: true });

    function settle(shownAt: number): void {
      const quietSince = Math.max(shownAt, busyUntil);
      const rest = quietSince + quietMs - performance.now();
      if (rest > 0) {
        setTimeout(() => settle(shownAt), rest);
        return;
      }
      clearTimeout(limit);
      resolve(quietSince);
    }
  });
}

/**
 * Runs in the page before any of its own scripts. Answers the calls for audience results and international flow at
 * once, as for a programme without any. The rest of the page and its code are unchanged.
 */
export function withoutBoardAndMap(): void {
  const fetch = window.fetch.bind(window);
  const addressOf = (input: RequestInfo | URL) => (input instanceof Request ? input.url : String(input));
  window.fetch = async (input, init) => {
    const address = addressOf(input);
    if (address.includes('/Card/GetAudienceResults/')) return new Response(null, { status: 204 });
    if (address.includes('/Card/GetInternationalFlow/'))
      return Response.json({ formatTitle: null, launches: [] });
    return fetch(input, init);
  };
}
