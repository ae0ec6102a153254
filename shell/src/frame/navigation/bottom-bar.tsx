import { useEffect, useState } from 'react';
import { Bookmark, House, ListVideo, Menu as MenuIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '@airdex/shared-contracts/routes';
import { CountBadge } from '@airdex/shared-ui/badge';
import { keepInFrame } from '../../remotes/kept-frame/keep-in-frame.ts';
import { useServices } from '../../services/services-context.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { NavButton, NavPageLink, PanelToggle } from './nav-entry.tsx';
import { useUnseenPlaylists } from '../../queries/unseen-playlists.ts';
import styles from './bottom-bar.module.css';

/**
 * The navigation of narrow screens: the main pages, the advanced panel, and a menu with everything else. Menu and panel
 * are never open together.
 */
export function BottomBar() {
  const { t } = useTranslation();
  const unseen = useUnseenPlaylists();
  const { advancedPanel } = useServices();
  const [isMenuOpen, setMenuOpen] = useState(false);
  useEffect(() => {
    const subscription = advancedPanel.isVisible.changes.subscribe((isVisible) => {
      if (isVisible) setMenuOpen(false);
    });
    return () => subscription.unsubscribe();
  }, [advancedPanel]);
  const openMenu = () => {
    advancedPanel.close();
    setMenuOpen(true);
  };
  return (
    <nav ref={keepInFrame} className={styles.bar} aria-label={t('navigation.label')}>
      <NavPageLink to={ROUTES.home} icon={<House aria-hidden="true" />} label={t('navigation.home')} />
      <PanelToggle label={t('navigation.filtersShort')} onToggle={advancedPanel.toggle} />
      <NavPageLink
        to={ROUTES.savedSearches}
        icon={<Bookmark aria-hidden="true" />}
        label={t('navigation.savedShort')}
      />
      <NavPageLink
        to={ROUTES.playlists}
        icon={<ListVideo aria-hidden="true" />}
        label={t('navigation.playlists')}
        badge={<CountBadge count={unseen} label={t('navigation.unseen', { count: unseen })} />}
      />
      <NavButton icon={<MenuIcon aria-hidden="true" />} label={t('navigation.menu')} onClick={openMenu} />
      <MobileMenu isOpen={isMenuOpen} onOpenChange={setMenuOpen} />
    </nav>
  );
}
