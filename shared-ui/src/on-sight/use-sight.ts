import { useEffect, useState } from 'react';

/** Distance in pixels from the visible area within which content stays rendered. */
const NEAR_PX = 250;

/** The nearest scrolling ancestor, or null if that is the window. */
function scrollerOf(element: Element): Element | null {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) return around;
  }
  return null;
}

function observe(
  element: Element,
  onChange: (isIntersecting: boolean) => void,
  options?: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver((entries) => {
    const latest = entries.at(-1);
    if (latest !== undefined) onChange(latest.isIntersecting);
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}

/** Whether an element has ever been visible, and whether it is now visible or at most 250 px away. */
export function useSight(element: Element | null): { readonly wasSeen: boolean; readonly isNear: boolean } {
  const [wasSeen, setSeen] = useState(false);
  const [isNear, setNear] = useState(true);
  useEffect(() => {
    if (element === null || wasSeen) return;
    return observe(element, (isInSight) => {
      if (isInSight) setSeen(true);
    });
  }, [element, wasSeen]);
  useEffect(() => {
    if (element === null || !wasSeen) return;
    // The margin is set around the scroller: around the window it would not apply inside nested scrollers.
    return observe(element, setNear, {
      root: scrollerOf(element),
      rootMargin: `${String(NEAR_PX)}px`,
    });
  }, [element, wasSeen]);
  return { wasSeen, isNear };
}
