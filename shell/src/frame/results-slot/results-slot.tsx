import { keepInFrame } from '../../remotes/kept-frame/keep-in-frame.ts';
import { ResultsScreen } from '../../pages/screens/screens.tsx';
import styles from './results-slot.module.css';

/** The search results, shown instead of the page. They have their own scroller. */
export function ResultsSlot() {
  return (
    <div ref={keepInFrame} className={styles.slot}>
      <ResultsScreen />
    </div>
  );
}
