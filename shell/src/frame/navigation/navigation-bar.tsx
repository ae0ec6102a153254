import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { keepInFrame } from '../../remotes/kept-frame/keep-in-frame.ts';
import { FOCUS_HOME } from '@airdex/shared-ui/error-state';
import { useServices } from '../../services/services-context.ts';
import { useCurrent } from '../../lib/current/use-current.ts';
import { Favourites } from './favourites.tsx';
import { NavButton, PanelToggle } from './nav-entry.tsx';
import { PageLinks } from './page-links.tsx';
import { QUICK_SEARCHES } from './quick-searches.tsx';
import { useCollapsed } from './use-collapsed.ts';
import styles from './navigation-bar.module.css';

/** The bar on the left: pages, quick searches, favourites. Collapsed, it shows icons, with names on hover and focus. */
export function NavigationBar() {
  const { t } = useTranslation();
  const { host, resultsDisplay, advancedPanel } = useServices();
  const shownBy = useCurrent(resultsDisplay.shownBy);
  const [isCollapsed, setCollapsed] = useCollapsed();
  const Toggle = isCollapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <nav
      ref={keepInFrame}
      className={styles.bar}
      data-collapsed={isCollapsed || undefined}
      aria-label={t('navigation.label')}
    >
      <div className={styles.entries} {...FOCUS_HOME}>
        <ul>
          <li>
            <PanelToggle label={t('navigation.advancedSearch')} onToggle={advancedPanel.toggle} />
          </li>
          <PageLinks />
        </ul>
        <section className={styles.section} aria-label={t('navigation.quickSearches')}>
          <h2 className={styles.title}>{t('navigation.quickSearches')}</h2>
          <ul>
            {QUICK_SEARCHES.map(({ name, icon }) => (
              <li key={name}>
                <NavButton
                  icon={icon}
                  label={t(`navigation.${name}`)}
                  isCurrent={shownBy?.from === name}
                  onClick={() => host.bus.raise(name)}
                />
              </li>
            ))}
          </ul>
        </section>
        <Favourites />
      </div>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={!isCollapsed}
        aria-label={t(isCollapsed ? 'navigation.expand' : 'navigation.collapse')}
        title={t(isCollapsed ? 'navigation.expand' : 'navigation.collapse')}
        onClick={() => setCollapsed(!isCollapsed)}
      >
        <Toggle aria-hidden="true" />
      </button>
    </nav>
  );
}
