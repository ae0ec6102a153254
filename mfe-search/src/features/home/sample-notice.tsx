import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import { Badge } from '@airdex/shared-ui/badge';
import { HOME_LISTS } from './home-lists.ts';
import { homeQuery, LOADED_BY_PAGE } from './home-query.ts';
import styles from './home.module.css';

/** Says so when a row contains generated programmes. */
export function SampleNotice() {
  const { t } = useTranslation();
  const { api } = useHost();
  const language = useLanguage();
  const hasSamples = useQueries({
    queries: HOME_LISTS.map((list) => ({ ...homeQuery(list, api, language), ...LOADED_BY_PAGE })),
    combine: (rows) => rows.some(({ data }) => data?.some(({ isSample }) => isSample)),
  });
  if (!hasSamples) return null;
  return (
    <p className={styles.sample}>
      <Badge tone="warning">{t('results.sample')}</Badge> {t('results.sampleHint')}
    </p>
  );
}
