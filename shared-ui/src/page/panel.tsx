import type { ReactNode } from 'react';
import styles from './panel.module.css';

export interface PanelProps {
  readonly title?: string;
  /** Beside the title, at the end of its line. */
  readonly aside?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A bordered section of a page, named by its title. */
export function Panel({ title, aside, className, children }: PanelProps) {
  return (
    <section className={`${styles.panel ?? ''} ${className ?? ''}`} aria-label={title}>
      {title !== undefined && (
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
