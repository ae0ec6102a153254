import { useTranslation } from 'react-i18next';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import type { SavedSearch } from '@airdex/shared-contracts/api';
import { formatDay, today } from '@airdex/shared-contracts/constants';
import { PreviewStrip } from '../programme-previews/preview-strip.tsx';
import { savedSearchPreview } from '../saved-searches/saved-search-preview.ts';
import styles from './save-search-dialog.module.css';

/** A saved search to select: name, description, update date, its first programmes and how many it finds. */
export function SavedSearchLine({ saved }: { readonly saved: SavedSearch }) {
  const { t } = useTranslation();
  const { api } = useHost();
  const language = useLanguage();
  const description = saved.description.trim();
  return (
    <span className={styles.search}>
      <span className={styles.head}>
        <span className={styles.name} title={saved.searchName}>
          {saved.searchName}
        </span>
        <span className={styles.date}>
          {t('updated', { date: formatDay(today(new Date(saved.updateDate)), language) })}
        </span>
      </span>
      <span className={styles.description} title={description || undefined}>
        {description === '' ? t('noDescription') : description}
      </span>
      <PreviewStrip source={savedSearchPreview(api, saved)} />
    </span>
  );
}
