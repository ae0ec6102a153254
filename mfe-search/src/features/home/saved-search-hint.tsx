import { Bookmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { routePath } from '@airdex/shared-contracts/routes';
import { PageLink } from './page-link.tsx';
import styles from './home.module.css';

/** Replaces the carousels of saved searches for users who have not chosen any. */
export function SavedSearchHint() {
  const { t } = useTranslation();
  return (
    <p className={styles.hint}>
      <Bookmark aria-hidden="true" />
      <span>
        {t('home.savedSearchHint')}{' '}
        <PageLink href={routePath('savedSearches')}>{t('home.savedSearchLink')}</PageLink>
      </span>
    </p>
  );
}
