import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import { Badge } from '@airdex/shared-ui/badge';
import { VisuallyHidden } from '@airdex/shared-ui/visually-hidden';
import { HOME_LISTS } from './home-lists.ts';
import { homeQuery } from './home-query.ts';
import { useFreshPlaylistCounts } from '../programme-preview/use-fresh-playlist-counts.ts';
import { HomeSection } from './home-section.tsx';
import styles from './home.module.css';

/** True once a row turns out to contain generated programmes. */
function useHasSamples(): boolean {
  const { api } = useHost();
  const language = useLanguage();
  return useQueries({
    queries: HOME_LISTS.map((list) => homeQuery(list, api, language)),
    combine: (rows) => rows.some(({ data }) => data?.some(({ isSample }) => isSample)),
  });
}

/** The home page: a preview of each quick search. */
export function HomeScreen() {
  const { t } = useTranslation();
  const hasSamples = useHasSamples();
  useFreshPlaylistCounts();
  return (
    <div className={styles.home}>
      <VisuallyHidden>
        <h1 tabIndex={-1}>{t('home.title')}</h1>
      </VisuallyHidden>
      {HOME_LISTS.map((list) => (
        <HomeSection key={list.menu} list={list} />
      ))}
      {hasSamples && (
        <p className={styles.sample}>
          <Badge tone="warning">{t('results.sample')}</Badge> {t('results.sampleHint')}
        </p>
      )}
    </div>
  );
}
