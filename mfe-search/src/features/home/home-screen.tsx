import { useTranslation } from 'react-i18next';
import { useFreshQueries } from '@airdex/mfe-kit/screen';
import { PLAYLIST_COUNT_KEY } from '@airdex/programme-preview';
import { VisuallyHidden } from '@airdex/shared-ui/visually-hidden';
import { BOOSTERS, LATEST, SELECTION, UPCOMING } from './home-lists.ts';
import { HOME_SEARCHES_KEY } from './home-query.ts';
import { HomePlaceholder } from './home-placeholder.tsx';
import { InsightsSection } from './insights-section.tsx';
import { MenuSection } from './menu-section.tsx';
import { SampleNotice } from './sample-notice.tsx';
import { SavedSearchSections } from './saved-search-sections.tsx';
import { useHomeReady } from './use-home-ready.ts';
import styles from './home.module.css';

/** The home page: previews of the quick searches, the newest report, and the user's own searches. */
export function HomeScreen() {
  const { t } = useTranslation();
  const isReady = useHomeReady();
  useFreshQueries('playlistsChange', PLAYLIST_COUNT_KEY);
  useFreshQueries('saveSearch', HOME_SEARCHES_KEY);
  return (
    <div className={styles.home}>
      <VisuallyHidden>
        <h1 tabIndex={-1}>{t('home.title')}</h1>
      </VisuallyHidden>
      {isReady ? (
        <>
          <MenuSection list={SELECTION} isAtTop />
          <InsightsSection />
          <MenuSection list={BOOSTERS} />
          <SavedSearchSections />
          <MenuSection list={LATEST} />
          <MenuSection list={UPCOMING} />
          <SampleNotice />
        </>
      ) : (
        <HomePlaceholder />
      )}
    </div>
  );
}
