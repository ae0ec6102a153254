/** From this speed on nobody reads whole rows: seven screens of a laptop in a second. Pixels per millisecond. */
const TAKE_OFF_SPEED = 6;
const LANDING_SPEED = 3;
/** A frame that came so late was too much for this machine: it takes off at any speed at which nobody reads. */
const LATE_MS = 40;
/** Scrolls further apart are late frames only beyond a screen: up to that they may be a hand's own steps, key by key. */
const STEP_MS = 150;
/** Scrolls further apart are not one movement. */
const SAME_MOVEMENT_MS = 1000;
/** Without a scroll for so long, and for a frame after it, the movement is over. */
const STILL_AFTER_MS = 120;
/** After one fast scroll: it was a jump unless the next comes at once. */
const STILL_AFTER_JUMP_MS = 30;
/** What flies by is another text each time: every second frame of a usual screen says as much as every one. */
const DRAWN_EVERY_MS = 30;

/** What stands for a list that flies by, in its place. */
export interface Placeholder {
  /** Shows it; false where that can't be, and the list goes on drawing. */
  show(): boolean;
  /** Draws what the list would draw at its place of now: once a frame. */
  draw(): void;
  hide(): void;
}

/**
 * Whether a list flies by so fast that its rows can't be read. Rows that come into the page meanwhile may be drawn with
 * less, and with everything once it has landed: a row costs more than a frame has.
 */
export interface FastScroll {
  isScrollingFast(): boolean;
  /** Calls back once, at the end of the fast scroll, or at once where there is none. Returns what gives up. */
  onLanding(listener: () => void): () => void;
  /**
   * Follows an element that scrolls, one at a time. From the second fast scroll in a row until it lands the placeholder is
   * shown, and the list draws nothing: it hears of no scroll. Listeners of the capture phase hear of all.
   * Returns what stops following.
   */
  follow(scroller: HTMLElement, placeholder?: Placeholder): () => void;
}

/** @param screen pixels of the list that are in sight */
function isTooFast(speed: number, passed: number, screen: number): boolean {
  const isLate = passed > LATE_MS && (passed < STEP_MS || speed * passed > screen);
  return speed > TAKE_OFF_SPEED || (speed > LANDING_SPEED && isLate);
}

const withhold = (event: Event) => {
  event.stopImmediatePropagation();
};

export function createFastScroll(): FastScroll {
  const waiting = new Set<() => void>();
  let isScrollingFast = false;

  function land(): void {
    isScrollingFast = false;
    const listeners = [...waiting];
    waiting.clear();
    for (const listener of listeners) listener();
  }

  return {
    isScrollingFast: () => isScrollingFast,
    onLanding(listener) {
      // It may have landed since the row was drawn.
      if (!isScrollingFast) listener();
      else waiting.add(listener);
      return () => waiting.delete(listener);
    },
    follow(scroller, placeholder) {
      let [top, at, fastScrolls, timer, frame, drawing] = [scroller.scrollTop, 0, 0, 0, 0, 0];
      let [isPlaceholderShown, isTellingList, drawnAt] = [false, false, 0];

      const draw = (frameAt: number) => {
        if (frameAt - drawnAt < DRAWN_EVERY_MS) {
          // It may have been the last scroll, which is to be seen too.
          drawing = requestAnimationFrame(draw);
          return;
        }
        drawnAt = frameAt;
        placeholder?.draw();
      };

      const standAside = () => {
        isPlaceholderShown = false;
        cancelAnimationFrame(drawing);
        scroller.removeEventListener('scroll', withhold, { capture: true });
        placeholder?.hide();
      };

      const end = () => {
        fastScrolls = 0;
        if (isPlaceholderShown) {
          scroller.removeEventListener('scroll', withhold, { capture: true });
          // The list draws where it is now, still with less: everything comes when nothing else is to do.
          isTellingList = true;
          scroller.dispatchEvent(new Event('scroll'));
          isTellingList = false;
          standAside();
        }
        land();
      };

      const onScroll = () => {
        if (isTellingList) return;
        const now = performance.now();
        const passed = now - at;
        const speed =
          passed > SAME_MOVEMENT_MS ? 0 : Math.abs(scroller.scrollTop - top) / Math.max(1, passed);
        top = scroller.scrollTop;
        at = now;
        fastScrolls = isTooFast(speed, passed, scroller.clientHeight) ? fastScrolls + 1 : 0;
        if (fastScrolls > 0) isScrollingFast = true;
        else if (isScrollingFast && speed < LANDING_SPEED) end();
        if (fastScrolls > 1 && !isPlaceholderShown && placeholder?.show() === true) {
          isPlaceholderShown = true;
          drawnAt = 0;
          // After all that is there by now: who listens in the capture phase goes on hearing.
          scroller.addEventListener('scroll', withhold, { capture: true });
        }
        cancelAnimationFrame(drawing);
        // In this very frame, but after all who ask where the list is: each would have what is drawn laid out for it.
        if (isPlaceholderShown) drawing = requestAnimationFrame(draw);
        clearTimeout(timer);
        cancelAnimationFrame(frame);
        if (!isScrollingFast) return;
        timer = window.setTimeout(
          () => {
            // On a busy page the timer may come before the next scroll does; that one comes before its frame.
            frame = requestAnimationFrame(end);
          },
          fastScrolls === 1 ? STILL_AFTER_JUMP_MS : STILL_AFTER_MS,
        );
      };

      // Before the list hears of it, and draws.
      scroller.addEventListener('scroll', onScroll, { passive: true, capture: true });
      return () => {
        scroller.removeEventListener('scroll', onScroll, { capture: true });
        clearTimeout(timer);
        cancelAnimationFrame(frame);
        if (isPlaceholderShown) standAside();
        if (isScrollingFast) land();
      };
    },
  };
}
