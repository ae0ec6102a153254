/** What a visit waits for. */
export interface ShownTimes {
  /** All lists of the home page show programmes. */
  readonly home: Promise<number>;
  /** The first page of results shows. */
  readonly results: Promise<number>;
}

declare global {
  interface Window {
    /** When each was on the screen, in milliseconds since the navigation started. Put there by the bench. */
    airdexShown: ShownTimes;
  }
}

/**
 * Runs in the page before any of its own scripts: notes when the screens are there. Both shapes have the same
 * elements, so both are watched in the same way.
 */
export function watchScreens(): void {
  const hasProgrammes = (screen: Element | null) => screen?.querySelector('a[href^="/card/"]') != null;
  const conditions: Record<keyof ShownTimes, () => boolean> = {
    home() {
      const screen = document.querySelector('[data-exposed="./home"]');
      return hasProgrammes(screen) && screen?.querySelector('[role="status"]') === null;
    },
    results: () => hasProgrammes(document.querySelector('[data-exposed="./results"]')),
  };

  function shown(condition: () => boolean): Promise<number> {
    return new Promise((resolve) => {
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
