import { SkeletonLine } from './skeleton.tsx';
import styles from './skeleton.module.css';

export interface SkeletonRowsProps {
  /** Announced once by screen readers. */
  label: string;
  count?: number;
}

/** Rows of a list or a table that are loading. */
export function SkeletonRows({ label, count = 8 }: SkeletonRowsProps) {
  return (
    <div role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.row}>
          <SkeletonLine width="18px" size={20} />
          <SkeletonLine width={`${30 + ((index * 17) % 25)}%`} />
          <SkeletonLine width={`${15 + ((index * 11) % 12)}%`} />
          <SkeletonLine width="8%" />
        </div>
      ))}
    </div>
  );
}
