import { useEffect, useEffectEvent, useState } from 'react';
import { CAROUSEL_ROTATION_MS } from '@airdex/shared-contracts/constants';
import { isRotating } from './carousel-pages.ts';

/** True while the tab is in the background or the element is outside the window. */
function useIsOutOfSight(element: Element | null): boolean {
  const [isHidden, setHidden] = useState(document.hidden);
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const onChange = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  useEffect(() => {
    if (element === null) return;
    const observer = new IntersectionObserver((entries) => {
      const latest = entries.at(-1);
      if (latest !== undefined) setAway(!latest.isIntersecting);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return isHidden || isAway;
}

interface Options {
  readonly element: Element | null;
  /** Reduced motion is preferred. */
  readonly isStill: boolean;
  readonly pageCount: number;
  /** The visible page: whenever it changes, the timer restarts. */
  readonly page: number;
  readonly onElapse: () => void;
}

/** Rotates a carousel automatically, and stops during interaction. */
export function useRotation({ element, isStill, pageCount, page, onElapse }: Options) {
  const [isPaused, setPaused] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isOutOfSight = useIsOutOfSight(element);
  const rotates = isRotating({
    pageCount,
    isPaused,
    isPointedAt,
    hasFocus,
    isOutOfSight,
    prefersReducedMotion: isStill,
  });
  const elapse = useEffectEvent(onElapse);
  useEffect(() => {
    if (!rotates) return;
    const timer = setTimeout(() => elapse(), CAROUSEL_ROTATION_MS);
    return () => clearTimeout(timer);
  }, [rotates, page]);
  return { isPaused, setPaused, setPointedAt, hasFocus, setFocus };
}
