import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@airdex/shared-ui/visually-hidden';
import { HOME_LISTS } from './home-lists.ts';
import { HomeSection } from './home-section.tsx';
import styles from './home.module.css';

/** The home page: a taste of each quick search. */
export function HomeScreen() {
  const { t } = useTranslation();
  return (
    <div className={styles.home}>
      <VisuallyHidden>
        <h1 tabIndex={-1}>{t('home.title')}</h1>
      </VisuallyHidden>
      {HOME_LISTS.map((list) => (
        <HomeSection key={list.menu} list={list} />
      ))}
    </div>
  );
}
