import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text for screen readers only. Inline, so that it can be used inside a sentence or a button. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.root}>{children}</span>;
}
