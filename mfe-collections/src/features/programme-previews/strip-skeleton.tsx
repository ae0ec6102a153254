import { PREVIEW_PROGRAMMES_MAX } from '@airdex/shared-contracts/constants';
import { SkeletonLine } from '@airdex/shared-ui/skeleton';
import { ThumbnailSkeleton } from '@airdex/shared-ui/thumbnail';
import styles from './programme-previews.module.css';

interface Props {
  /** Announced by screen readers. */
  readonly label?: string;
  /** How many thumbnails; the height is the same with one. */
  readonly places?: number;
}

/** The number of programmes and their thumbnails while they load, as high as they will be. */
export function StripSkeleton({ label, places = PREVIEW_PROGRAMMES_MAX }: Props) {
  return (
    <>
      <p className={styles.count} aria-hidden="true">
        <span className={styles.countSkeleton}>
          <SkeletonLine width="110px" />
        </span>
      </p>
      <div className={styles.strip} data-loading="">
        {Array.from({ length: places }, (_, place) => (
          <ThumbnailSkeleton key={place} {...(place === 0 && label !== undefined ? { label } : {})} />
        ))}
      </div>
    </>
  );
}
