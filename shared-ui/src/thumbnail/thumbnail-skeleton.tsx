import { SkeletonBlock, SkeletonLine } from '../skeleton/index.ts';
import { Spinner } from '../spinner/index.ts';
import styles from './thumbnail.module.css';

export interface ThumbnailSkeletonProps {
  /**
   * Announced by screen readers, with a spinner over the picture; without it, the surrounding element
   * announces that it loads.
   */
  label?: string;
}

/** Placeholder of a thumbnail with the same height, until its data arrives. */
export function ThumbnailSkeleton({ label }: ThumbnailSkeletonProps) {
  return (
    <div className={styles.card} {...(label === undefined ? { 'aria-hidden': true } : {})}>
      <div className={styles.media}>
        <SkeletonBlock ratio="16 / 9" />
        {label !== undefined && (
          <span className={styles.waiting}>
            <Spinner label={label} />
          </span>
        )}
      </div>
      <div className={styles.body}>
        <div className={styles.skeletonTitle}>
          <SkeletonLine width="80%" />
        </div>
        <SkeletonLine width="60%" size={12} />
      </div>
    </div>
  );
}
