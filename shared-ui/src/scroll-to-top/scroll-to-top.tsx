import { useEffect, useState } from 'react';
import { ArrowUp } from 'lucide-react';
import { IconButton } from '../button/index.ts';
import styles from './scroll-to-top.module.css';

export interface ScrollToTopProps {
  label: string;
  /** What scrolls; null until it is known. */
  scroller: HTMLElement | null;
  /** Pixels scrolled before the button shows. */
  threshold?: number;
  /** Told before it goes: who was scrolling is to leave off. */
  onGoUp?: () => void;
}

/**
 * A button over the lower end corner of its positioned parent that goes back to the top. It goes when it gets there: the
 * focus is then with what scrolls, which is to be able to have it.
 */
export function ScrollToTop({ label, scroller, threshold = 250, onGoUp }: ScrollToTopProps) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!scroller) return undefined;
    const update = () => setShown(scroller.scrollTop > threshold);
    update();
    // Also of the scrolls that are kept from a list while its rows fly by.
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
