import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'solid' | 'scrim';

export interface BadgeProps {
  /** `solid` and `scrim` are for labels over pictures. */
  tone?: BadgeTone;
  icon?: ReactNode;
  children: ReactNode;
}

/** A short label that classifies the content next to it. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon}
      <span className={styles.text}>{children}</span>
    </span>
  );
}
