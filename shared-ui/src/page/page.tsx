import type { ReactNode, Ref } from 'react';
import { FOCUS_HOME } from '../error-state/focus-home.ts';
import styles from './page.module.css';

export interface PageProps {
  readonly title: string;
  /** A sentence below the title. */
  readonly lead?: ReactNode;
  /** Of the content: 880, 1120 or 1280 px at most. */
  readonly width?: 'narrow' | 'medium' | 'wide';
  /** Leaves 16 px between the parts instead of 24. */
  readonly isCompact?: boolean;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A page with its heading, which takes the focus when the part that had it is replaced. */
export function Page(props: PageProps) {
  const { title, lead, width = 'medium', isCompact = false, headingRef, className, children } = props;
  return (
    <div
      className={`${styles.page ?? ''} ${className ?? ''}`}
      data-width={width}
      data-compact={isCompact || undefined}
      {...FOCUS_HOME}
    >
      <header>
        <h1 ref={headingRef} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}
