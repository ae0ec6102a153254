import { SkeletonBlock, SkeletonLine } from '../skeleton/index.ts';
import { Spinner } from '../spinner/index.ts';
import styles from './thumbnail.module.css';

export interface ThumbnailSkeletonProps {
  /** Said by assistive technology, with a spinner over the picture; without it something around says that it loads. */
  label?: string;
}

/** The place of a thumbnail whose data is on its way; of the same height. */
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
