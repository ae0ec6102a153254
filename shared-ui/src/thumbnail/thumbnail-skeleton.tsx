import { SkeletonBlock, SkeletonLine } from '../skeleton/index.ts';
import styles from './thumbnail.module.css';

/** The place of a thumbnail whose data is on its way; of the same height. */
export function ThumbnailSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <SkeletonBlock ratio="16 / 9" />
      <div className={styles.body}>
        <div className={styles.skeletonTitle}>
          <SkeletonLine width="80%" />
        </div>
        <SkeletonLine width="60%" size={12} />
      </div>
    </div>
  );
}
