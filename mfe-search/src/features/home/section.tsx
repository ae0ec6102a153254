import type { ReactNode } from 'react';
import { FOCUS_HOME } from '@airdex/shared-ui/error-state';
import styles from './home.module.css';

interface Props {
  /** Above the content, if that does not bring its own. */
  readonly heading?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the home page, which takes the focus when the part that had it is replaced. */
export function Section({ heading, children }: Props) {
  return (
    <section className={styles.section} {...FOCUS_HOME}>
      {heading !== undefined && <div className={styles.head}>{heading}</div>}
      {children}
    </section>
  );
}
