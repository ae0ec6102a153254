import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './badge.module.css';

export interface CountBadgeProps {
  /** A whole number; nothing is rendered for 0 or less. */
  count: number;
  /** The sentence that screen readers read instead of the bare number, such as "3 unseen playlists". */
  label: string;
  /** Larger counts appear as `max+`. */
  max?: number;
}

/** The number of unseen items of an entry. */
export function CountBadge({ count, label, max = 99 }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count > max ? `${max}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
