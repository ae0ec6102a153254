import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import { languageTag, PREVIEW_PROGRAMMES_MAX } from '@airdex/shared-contracts/constants';
import { SkeletonBlock } from '@airdex/shared-ui/skeleton';
import { ThumbnailImage } from '@airdex/shared-ui/thumbnail';
import { VisuallyHidden } from '@airdex/shared-ui/visually-hidden';
import { usePreview, type PreviewSource } from './use-preview.ts';
import styles from './programme-previews.module.css';

const PLACES = Array.from({ length: PREVIEW_PROGRAMMES_MAX }, (_, place) => place);

/**
 * The programmes of a collection as small pictures in a line, for places where nothing in it may be
 * interactive.
 */
export function PreviewStrip({ source }: { readonly source: PreviewSource }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data, isLoadingError } = usePreview(source);
  if (isLoadingError) return <span className={styles.stripNote}>{t('programmesFailed')}</span>;
  if (data === undefined)
    return (
      <span className={styles.small}>
        <VisuallyHidden>{t('loadingProgrammes')}</VisuallyHidden>
        {PLACES.map((place) => (
          <SkeletonBlock key={place} ratio="16 / 9" />
        ))}
      </span>
    );
  const count = data.count ?? data.programs.length;
  return (
    <>
      <span className={styles.small}>
        {data.programs.map(({ idProgram, localTitle, image, genreKey }) => (
          <span key={idProgram} className={styles.picture} title={localTitle}>
            <span className={styles.frame}>
              <ThumbnailImage image={image} title={localTitle} genre={genreKey} />
            </span>
            <span className={styles.pictureTitle}>{localTitle}</span>
          </span>
        ))}
      </span>
      <span className={styles.stripNote}>
        {count === 0
          ? t('noItems')
          : t('count', { count, shown: count.toLocaleString(languageTag(language)) })}
      </span>
    </>
  );
}
