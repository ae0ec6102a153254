import type { ReactNode } from 'react';
import styles from './paragraph.module.css';

/** A paragraph of running text. */
export function Paragraph({ children }: { readonly children: ReactNode }) {
  return <p className={styles.text}>{children}</p>;
}
