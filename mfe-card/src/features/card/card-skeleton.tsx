import { SkeletonBlock, SkeletonLine } from '@airdex/shared-ui/skeleton';
import styles from './card.module.css';

const ACTIONS_PX = [81, 155, 166, 212, 132];
const LINES = [90, 70, 80, 60, 75, 85, 65, 70];

/** Placeholder of the card while it loads. */
export function CardSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={`${styles.card ?? ''} ${styles.skeleton ?? ''}`} role="status" aria-label={label}>
      <div className={styles.head}>
        <div className={styles.titles}>
          <p className={styles.title}>
            <SkeletonLine width="40%" size={24} />
          </p>
          {[24, 20].map((width) => (
            <p key={width} className={styles.otherTitle}>
              <SkeletonLine width={`${String(width)}%`} />
            </p>
          ))}
        </div>
        <div className={styles.actions}>
          {ACTIONS_PX.map((width, place) => (
            <SkeletonBlock key={place} width={`${String(width)}px`} height="var(--control)" />
          ))}
        </div>
      </div>
      <div className={styles.skeletonIndex} />
      <div className={styles.columns}>
        <div className={styles.picture}>
          <SkeletonBlock ratio="16 / 9" />
        </div>
        <div className={styles.skeletonLines}>
          {LINES.map((width, place) => (
            <SkeletonLine key={place} width={`${String(width)}%`} />
          ))}
        </div>
      </div>
    </div>
  );
}
