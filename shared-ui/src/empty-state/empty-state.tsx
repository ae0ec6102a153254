import type { ReactNode } from 'react';
import { Inbox } from 'lucide-react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  icon?: ReactNode;
  /** The suggested action: a button or a link. */
  children?: ReactNode;
}

/** For legitimately empty content. For a failure use `ErrorState`, for a whole screen `MessageScreen`. */
export function EmptyState({ title, text, icon, children }: EmptyStateProps) {
  return (
    <div className={styles.root}>
      <span className={styles.icon} aria-hidden="true">
        {icon ?? <Inbox />}
      </span>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
