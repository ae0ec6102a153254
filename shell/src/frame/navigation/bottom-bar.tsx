import { useCallback, useEffect, useRef, useState } from 'react';
import { Bookmark, House, ListVideo, Menu as MenuIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '@airdex/shared-contracts/routes';
import { CountBadge } from '@airdex/shared-ui/badge';
import { codeOnDemand, useCodeOnDemand } from '@airdex/shared-ui/code-on-demand';
import { PendingSurface } from '@airdex/shared-ui/popover';
import { whenIdle } from '../../remotes/index.ts';
import { keepInFrame } from '../../remotes/kept-frame/keep-in-frame.ts';
import { useServices } from '../../services/services-context.ts';
import { useOnDemandTexts } from '../../services/language/use-on-demand-texts.ts';
import { NavButton, NavPageLink, PanelToggle } from './nav-entry.tsx';
import { useUnseenPlaylists } from '../../queries/unseen-playlists.ts';
import styles from './bottom-bar.module.css';

const MENU = codeOnDemand(
  async () => (await import(/* webpackChunkName: "overlays" */ './mobile-menu.tsx')).MobileMenu,
);

/**
 * The navigation of narrow screens: the main pages, the advanced panel, and a menu with everything else, which opens above
 * it. Menu and panel are never open together.
 */
export function BottomBar() {
  const { t } = useTranslation();
  const unseen = useUnseenPlaylists();
  const { advancedPanel } = useServices();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const texts = useOnDemandTexts();
  const { code: MobileMenu, isFailed, load } = useCodeOnDemand(MENU);
  // Lets it open at once, even offline.
  useEffect(() => whenIdle(load), [load]);
  useEffect(() => {
    const subscription = advancedPanel.isVisible.changes.subscribe((isVisible) => {
      if (isVisible) setMenuOpen(false);
    });
    return () => subscription.unsubscribe();
  }, [advancedPanel]);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const toggleMenu = () => {
    load();
    advancedPanel.close();
    setMenuOpen(!isMenuOpen);
  };
  return (
    <div ref={bar} data-below-notices className={styles.place} data-open={isMenuOpen || undefined}>
      <nav ref={keepInFrame} className={styles.bar} aria-label={t('navigation.label')}>
        <NavPageLink
          to={ROUTES.home}
          icon={<House aria-hidden="true" />}
          label={t('navigation.home')}
          onChoose={closeMenu}
        />
        <PanelToggle
          label={t('navigation.advancedSearchShort')}
          name={t('navigation.advancedSearch')}
          onToggle={advancedPanel.toggle}
        />
        <NavPageLink
          to={ROUTES.savedSearches}
          icon={<Bookmark aria-hidden="true" />}
          label={t('navigation.savedSearchesShort')}
          name={t('navigation.savedSearches')}
          onChoose={closeMenu}
        />
        <NavPageLink
          to={ROUTES.playlists}
          icon={<ListVideo aria-hidden="true" />}
          label={t('navigation.playlists')}
          badge={<CountBadge count={unseen} label={t('navigation.unseen', { count: unseen })} />}
          onChoose={closeMenu}
        />
        <NavButton
          ref={menuButton}
          icon={<MenuIcon aria-hidden="true" />}
          label={t('navigation.menu')}
          isExpanded={isMenuOpen}
          onClick={toggleMenu}
        />
      </nav>
      {isMenuOpen && MobileMenu !== null && <MobileMenu bar={bar} button={menuButton} onClose={closeMenu} />}
      {isMenuOpen && MobileMenu === null && (
        <PendingSurface
          isAtEnd
          triggerRef={menuButton}
          onClose={closeMenu}
          texts={texts}
          isFailed={isFailed}
          onRetry={load}
        />
      )}
    </div>
  );
}
