import { keepInFrame } from '../../remotes/kept-frame/keep-in-frame.ts';
import { PlainScreen } from '../../remotes/screen/plain-screen.tsx';
import styles from './results-slot.module.css';

/** The search results, shown instead of the page. They have their own scroller. */
export function ResultsSlot() {
  return (
    <div ref={keepInFrame} className={styles.slot}>
      <PlainScreen remote="mfe-search" exposed="./results" cards={24} />
    </div>
  );
}
