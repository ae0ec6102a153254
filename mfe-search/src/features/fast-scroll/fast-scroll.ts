/** Above this speed, whole rows are unreadable: seven laptop screens per second. Pixels per millisecond. */
const START_SPEED = 6;
const END_SPEED = 3;
/** A frame this late is too much for this machine: fast scrolling then starts at any unreadable speed. */
const LATE_MS = 40;
/**
 * Later scroll events count as late frames only beyond one screen: shorter ones may be single key presses.
 */
const STEP_MS = 150;
/** Scroll events further apart are separate movements. */
const SAME_MOVEMENT_MS = 1000;
/** The movement is over after this time without a scroll event, and one more frame. */
const STILL_AFTER_MS = 120;
/** After one fast scroll: it was a single jump unless the next one follows immediately. */
const STILL_AFTER_JUMP_MS = 30;
/** Texts change with every frame, so every second frame of a typical screen is enough. */
const DRAWN_EVERY_MS = 30;

/** The placeholder of a list during fast scrolling. */
export interface Placeholder {
  /** Shows it. Returns false if that is impossible; the list then continues to render. */
  show(): boolean;
  /** Draws the rows at the current scroll position, once per frame. */
  draw(): void;
  hide(): void;
}

/**
 * Whether a list scrolls too fast for its rows to be readable. Rows that mount meanwhile may render reduced content,
 * and the rest afterwards, because a full row takes longer than a frame allows.
 */
export interface FastScroll {
  isScrollingFast(): boolean;
  /**
   * Calls back once, at the end of fast scrolling, or immediately if there is none. Returns a function that
   * unsubscribes.
   */
  onEnd(listener: () => void): () => void;
  /**
   * Watches a scrolling element, one at a time. From the second fast scroll in a row until the end, the
   * placeholder is shown and the list receives no scroll events, so that it renders nothing. Listeners of the
   * capture phase receive all of them. Returns a function that stops watching.
   */
  follow(scroller: HTMLElement, placeholder?: Placeholder): () => void;
}

/** @param screen visible pixels of the list */
function isTooFast(speed: number, passed: number, screen: number): boolean {
  const isLate = passed > LATE_MS && (passed < STEP_MS || speed * passed > screen);
  return speed > START_SPEED || (speed > END_SPEED && isLate);
}

const withhold = (event: Event) => {
  event.stopImmediatePropagation();
};

export function createFastScroll(): FastScroll {
  const waiting = new Set<() => void>();
  let isScrollingFast = false;

  function finish(): void {
    isScrollingFast = false;
    const listeners = [...waiting];
    waiting.clear();
    for (const listener of listeners) listener();
  }

  return {
    isScrollingFast: () => isScrollingFast,
    onEnd(listener) {
      // Fast scrolling may have ended since the row was rendered.
      if (!isScrollingFast) listener();
      else waiting.add(listener);
      return () => waiting.delete(listener);
    },
    follow(scroller, placeholder) {
      let [top, at, fastScrolls, timer, frame, drawing] = [scroller.scrollTop, 0, 0, 0, 0, 0];
      let [isPlaceholderShown, isNotifyingList, drawnAt] = [false, false, 0];

      const draw = (frameAt: number) => {
        if (frameAt - drawnAt < DRAWN_EVERY_MS) {
          // Tries again in the next frame, because the last scroll must be drawn too.
          drawing = requestAnimationFrame(draw);
          return;
        }
        drawnAt = frameAt;
        placeholder?.draw();
      };

      const hidePlaceholder = () => {
        isPlaceholderShown = false;
        cancelAnimationFrame(drawing);
        scroller.removeEventListener('scroll', withhold, { capture: true });
        placeholder?.hide();
      };

      const end = () => {
        fastScrolls = 0;
        if (isPlaceholderShown) {
          scroller.removeEventListener('scroll', withhold, { capture: true });
          // The list renders its current position, still reduced: the rest follows when the browser is idle.
          isNotifyingList = true;
          scroller.dispatchEvent(new Event('scroll'));
          isNotifyingList = false;
          hidePlaceholder();
        }
        finish();
      };

      const onScroll = () => {
        if (isNotifyingList) return;
        const now = performance.now();
        const passed = now - at;
        const speed =
          passed > SAME_MOVEMENT_MS ? 0 : Math.abs(scroller.scrollTop - top) / Math.max(1, passed);
        top = scroller.scrollTop;
        at = now;
        fastScrolls = isTooFast(speed, passed, scroller.clientHeight) ? fastScrolls + 1 : 0;
        if (fastScrolls > 0) isScrollingFast = true;
        else if (isScrollingFast && speed < END_SPEED) end();
        if (fastScrolls > 1 && !isPlaceholderShown && placeholder?.show() === true) {
          isPlaceholderShown = true;
          drawnAt = 0;
          // After all existing listeners: those of the capture phase must still receive events.
          scroller.addEventListener('scroll', withhold, { capture: true });
        }
        cancelAnimationFrame(drawing);
        // In the same frame, but after all code that reads the list's position: each read would force a
        // layout of what was rendered.
        if (isPlaceholderShown) drawing = requestAnimationFrame(draw);
        clearTimeout(timer);
        cancelAnimationFrame(frame);
        if (!isScrollingFast) return;
        timer = window.setTimeout(
          () => {
            // On a busy page the timer may fire before the next scroll event, which comes before its frame.
            frame = requestAnimationFrame(end);
          },
          fastScrolls === 1 ? STILL_AFTER_JUMP_MS : STILL_AFTER_MS,
        );
      };

      // Before the list receives the event, and renders.
      scroller.addEventListener('scroll', onScroll, { passive: true, capture: true });
      return () => {
        scroller.removeEventListener('scroll', onScroll, { capture: true });
        clearTimeout(timer);
        cancelAnimationFrame(frame);
        if (isPlaceholderShown) hidePlaceholder();
        if (isScrollingFast) finish();
      };
    },
  };
}
