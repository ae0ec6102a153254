import { useTranslation } from 'react-i18next';
import { SkeletonLine } from '@airdex/shared-ui/skeleton';
import { ThumbnailSkeleton } from '@airdex/shared-ui/thumbnail';
import { VisuallyHidden } from '@airdex/shared-ui/visually-hidden';
import styles from './home.module.css';

const SECTIONS = [1, 2, 3, 4];
/** Enough for two rows of a wide window; the styles hide further rows. */
const THUMBNAILS = Array.from({ length: 20 }, (_, place) => place);

/** The home page while its sources load: titles and rows of thumbnails, in outline. */
export function HomePlaceholder() {
  const { t } = useTranslation();
  return (
    <>
      <span role="status" className={styles.announcement}>
        <VisuallyHidden>{t('home.loading')}</VisuallyHidden>
      </span>
      {SECTIONS.map((section) => (
        <div key={section} className={styles.section}>
          <div className={styles.head}>
            <div className={styles.skeletonTitle}>
              <SkeletonLine width="220px" size={20} />
            </div>
          </div>
          <div className={styles.skeletons}>
            {THUMBNAILS.map((place) => (
              <ThumbnailSkeleton key={place} />
            ))}
          </div>
        </div>
      ))}
    </>
  );
}
