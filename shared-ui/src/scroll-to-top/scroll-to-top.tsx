import { useEffect, useState } from 'react';
import { ArrowUp } from 'lucide-react';
import { SCROLL_TO_TOP_AFTER_PX } from '@airdex/shared-contracts/constants';
import { IconButton } from '../button/index.ts';
import styles from './scroll-to-top.module.css';

export interface ScrollToTopProps {
  label: string;
  /** The scrolling element; null until it is known. */
  scroller: HTMLElement | null;
  /** Pixels scrolled before the button appears. */
  threshold?: number;
  /** Called before it scrolls, so that other scrolling can stop. */
  onGoUp?: () => void;
}

/**
 * A button in the lower corner of its positioned parent that scrolls back to the top. It disappears there,
 * and the focus moves to the scrolling element, which must be focusable.
 */
export function ScrollToTop({
  label,
  scroller,
  threshold = SCROLL_TO_TOP_AFTER_PX,
  onGoUp,
}: ScrollToTopProps) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!scroller) return undefined;
    const update = () => setShown(scroller.scrollTop > threshold);
    update();
    // Also receives the scroll events that a list does not get during fast scrolling.
    scroller.addEventListener('scroll', update, { passive: true, capture: true });
    return () => scroller.removeEventListener('scroll', update, { capture: true });
  }, [scroller, threshold]);
  if (!scroller || !isShown) return null;
  const goUp = () => {
    onGoUp?.();
    scroller.focus({ preventScroll: true });
    const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    scroller.scrollTo({ top: 0, behavior: isReduced ? 'auto' : 'smooth' });
  };
  return (
    <div className={styles.place}>
      <IconButton
        label={label}
        variant="secondary"
        size="large"
        tooltipPlacement="left"
        icon={<ArrowUp aria-hidden="true" />}
        onPress={goUp}
      />
    </div>
  );
}
