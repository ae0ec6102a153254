import { SkeletonBlock, SkeletonLine } from './skeleton.tsx';
import styles from './skeleton.module.css';

export interface SkeletonCardGridProps {
  /** Announced once by screen readers. */
  label: string;
  /** Number of cards. */
  count?: number;
}

/** A grid of cards that are loading, as wide and as high as the thumbnails of results. */
export function SkeletonCardGrid({ label, count = 12 }: SkeletonCardGridProps) {
  return (
    <div role="status" aria-label={label} className={styles.container}>
      <div className={styles.grid}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={styles.card}>
            <SkeletonBlock ratio="16 / 9" />
            <SkeletonLine width="85%" />
            <SkeletonLine width="55%" size={12} />
            <SkeletonLine width="40%" size={12} />
          </div>
        ))}
      </div>
    </div>
  );
}
