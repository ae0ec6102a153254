import { use, useEffect, useRef, useState } from 'react';
import { FocusAround } from './focus-around.ts';
import { SeenAtOnce } from './seen-at-once.ts';

/**
 * Content stays rendered within 250 pixels of the visible area, of the window and of every scroller around it. Browsers
 * without `scrollMargin` ignore it, and render content inside scrollers when it becomes visible.
 */
const NEAR: IntersectionObserverInit = { rootMargin: '250px', scrollMargin: '250px' };

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

/**
 * Whether the element with the ref has ever been visible, or had the focus around it, and whether it is now visible or
 * at most 250 px away.
 */
export function useSight() {
  const ref = useRef<HTMLDivElement>(null);
  const isSeenAtOnce = use(SeenAtOnce);
  const isFocusAround = use(FocusAround);
  const [isSeen, setSeen] = useState(false);
  if (isFocusAround && !isSeen) setSeen(true);
  const wasSeen = isSeen || isSeenAtOnce;
  const [isNear, setNear] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    if (!wasSeen) return observe(element, (isInSight) => isInSight && setSeen(true));
    return observe(element, setNear, NEAR);
  }, [wasSeen]);
  return { ref, wasSeen, isNear };
}
