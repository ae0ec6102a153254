import { ListChecks, ListPlus } from 'lucide-react';
import styles from './programme-preview.module.css';

interface Props {
  readonly count: number;
  /** Expresses it in words. */
  readonly label: string;
}

/** Whether a programme is in a playlist: active in at least one, by shape as well as colour. */
export function PlaylistMark({ count, label }: Props) {
  const Icon = count > 0 ? ListChecks : ListPlus;
  return (
    <span
      className={styles.mark}
      data-active={count > 0 || undefined}
      role="img"
      aria-label={label}
      title={label}
    >
      <Icon aria-hidden="true" />
    </span>
  );
}
