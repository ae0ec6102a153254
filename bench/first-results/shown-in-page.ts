/** The events that a visit waits for. */
export interface ShownTimes {
  /** All lists of the home page show programmes. */
  readonly home: Promise<number>;
  /** The first page of results is visible. */
  readonly results: Promise<number>;
}

declare global {
  interface Window {
    /** When each was visible, in milliseconds since the navigation started. Set by the bench. */
    airdexShown: ShownTimes;
  }
}

/**
 * Runs in the page before any of its own scripts, and records when the screens are visible. Both shapes have the same
 * elements, so both are observed in the same way. The visit fails if something is not shown in time.
 */
export function watchScreens(shownWithinMs: number): void {
  const hasProgrammes = (screen: Element | null) => screen?.querySelector('a[href^="/card/"]') != null;
  // A live region is empty until it has something to announce.
  const saysSomething = (status: Element) => status.hasAttribute('aria-label') || status.textContent !== '';
  const conditions: Record<keyof ShownTimes, () => boolean> = {
    home() {
      const screen = document.querySelector('[data-exposed="./home"]');
      return (
        hasProgrammes(screen) && ![...(screen?.querySelectorAll('[role="status"]') ?? [])].some(saysSomething)
      );
    },
    results: () => hasProgrammes(document.querySelector('[data-exposed="./results"]')),
  };

  function shown(condition: () => boolean): Promise<number> {
    return new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`Not shown within ${shownWithinMs} ms`)), shownWithinMs);
      const observer = new MutationObserver(() => {
        if (!condition()) return;
        observer.disconnect();
        // After the frame that shows it.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      });
      observer.observe(document, { subtree: true, childList: true });
    });
  }
  window.airdexShown = { home: shown(conditions.home), results: shown(conditions.results) };
}
