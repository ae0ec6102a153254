import { PREVIEW_PROGRAMMES_MAX } from '@airdex/shared-contracts/constants';
import { SkeletonLine } from '@airdex/shared-ui/skeleton';
import { ThumbnailSkeleton } from '@airdex/shared-ui/thumbnail';
import styles from './programme-previews.module.css';

const PLACES = Array.from({ length: PREVIEW_PROGRAMMES_MAX }, (_, place) => place);

/** The number of programmes and their thumbnails while they load, as high as they will be. */
export function StripSkeleton({ label }: { readonly label?: string }) {
  return (
    <>
      <p className={styles.count} aria-hidden="true">
        <span className={styles.countSkeleton}>
          <SkeletonLine width="110px" />
        </span>
      </p>
      <div className={styles.strip} data-loading="">
        {PLACES.map((place) => (
          <ThumbnailSkeleton key={place} {...(place === 0 && label !== undefined ? { label } : {})} />
        ))}
      </div>
    </>
  );
}
