import type { ReactNode } from 'react';
import { FOCUS_HOME } from '@airdex/shared-ui/error-state';
import styles from './visitor-page.module.css';

interface Props {
  readonly title: string;
  readonly lead?: string;
  /** Whether the form has two columns, which need more space. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A page that visitors reach by a link: a heading and a form. */
export function VisitorPage({ title, lead, isWide = false, children }: Props) {
  return (
    <div className={styles.page} data-wide={isWide || undefined} {...FOCUS_HOME}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}
