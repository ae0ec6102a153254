import { useTranslation } from 'react-i18next';
import { SkeletonLine } from '@airdex/shared-ui/skeleton';
import { ThumbnailSkeleton } from '@airdex/shared-ui/thumbnail';
import { VisuallyHidden } from '@airdex/shared-ui/visually-hidden';
import styles from './home.module.css';

const SECTIONS = [1, 2, 3, 4];
const THUMBNAILS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The home page while its sources load: titles and rows of thumbnails, in outline. */
export function HomePlaceholder() {
  const { t } = useTranslation();
  return (
    <>
      <span role="status">
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
