import { SkeletonBlock, SkeletonLine } from '@airdex/shared-ui/skeleton';
import { StripSkeleton } from '../programme-previews/strip-skeleton.tsx';
import card from './collection-card.module.css';
import list from './collection-list.module.css';
import styles from './card-skeletons.module.css';

interface Props {
  /** Announced once by screen readers. */
  readonly label: string;
  readonly columns: 1 | 2;
  /** The cards have a line of toggles. */
  readonly hasToggles: boolean;
}

const COUNT = 4;

/** A page of cards that is loading: search, button and cards in the places that they will have. */
export function CardSkeletons({ label, columns, hasToggles }: Props) {
  return (
    <div role="status" aria-label={label} className={styles.page}>
      <SkeletonBlock height="var(--control)" />
      <div className={styles.tools}>
        <SkeletonBlock width="128px" height="var(--control-small)" />
      </div>
      <div className={list.items} data-columns={columns}>
        {Array.from({ length: COUNT }, (_, index) => (
          <div key={index} className={card.card}>
            <div className={card.header}>
              <div className={styles.naming}>
                <SkeletonLine width={`${String(40 + ((index * 17) % 25))}%`} size={16} />
              </div>
              <div className={card.dates}>
                <span className={styles.line}>
                  <SkeletonLine width="220px" size={12} />
                </span>
              </div>
            </div>
            <div className={card.description}>
              <span className={styles.line}>
                <SkeletonLine width="60%" />
              </span>
            </div>
            {hasToggles && (
              <div className={styles.toggles}>
                <SkeletonLine width="min(100%, 420px)" />
              </div>
            )}
            <StripSkeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
