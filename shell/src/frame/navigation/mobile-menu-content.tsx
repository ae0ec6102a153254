import {
  AppWindow,
  Building2,
  ChevronDown,
  CircleHelp,
  ExternalLink,
  Info,
  KeyRound,
  LogOut,
  Mail,
  UserRound,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FOCUS_HOME } from '@airdex/shared-ui/error-state';
import { ROUTES, type RouteName } from '@airdex/shared-contracts/routes';
import { useServices } from '../../services/services-context.ts';
import { useCurrent } from '../../lib/current/use-current.ts';
import { OutsideLink } from '../../components/outside-link.tsx';
import { useBranding } from '../../components/use-branding.ts';
import { LanguageButtons } from '../../components/language-buttons.tsx';
import { useRemotePageLinks } from './remote-page-links.tsx';
import { ThemeButtons } from '../../components/theme-buttons.tsx';
import { Favourites } from './favourites.tsx';
import { NavButton, NavPageLink } from './nav-entry.tsx';
import { QUICK_SEARCHES } from './quick-searches.tsx';
import { ReportsEntry } from './reports-entry.tsx';
import styles from './mobile-menu.module.css';

/** The entries of the mobile menu. Calls `onChoose` when an entry navigates. */
export function MobileMenuContent({ onChoose }: { readonly onChoose: () => void }) {
  const { t } = useTranslation();
  const { sister } = useBranding();
  const { host, logOut, resultsDisplay, session } = useServices();
  const shownBy = useCurrent(resultsDisplay.shownBy);
  const [isAccountOpen, setAccountOpen] = useState(false);
  const hasDailyUpdate = useCurrent(session.user)?.HasDailyUpdateAccess ?? false;
  const pageTo = (name: Extract<RouteName, keyof typeof ROUTES>) => ({ to: ROUTES[name], onChoose });

  const ofRemotes = useRemotePageLinks(({ path }, label) => (
    <li key={path}>
      <NavPageLink icon={<AppWindow aria-hidden="true" />} label={label} to={path} onChoose={onChoose} />
    </li>
  ));

  return (
    <div className={styles.content} {...FOCUS_HOME}>
      <div className={styles.account}>
        <button
          type="button"
          aria-expanded={isAccountOpen}
          onClick={() => {
            setAccountOpen(!isAccountOpen);
          }}
        >
          {t('menu.account')}
          <ChevronDown aria-hidden="true" />
        </button>
        <ul hidden={!isAccountOpen}>
          <li>
            <NavPageLink
              icon={<UserRound aria-hidden="true" />}
              label={t('menu.myAccount')}
              {...pageTo('account')}
            />
          </li>
          <li>
            <NavPageLink
              icon={<Building2 aria-hidden="true" />}
              label={t('menu.subscription')}
              {...pageTo('mySubscription')}
            />
          </li>
          {hasDailyUpdate && (
            <li>
              <NavPageLink
                icon={<Mail aria-hidden="true" />}
                label={t('menu.dailyUpdate')}
                {...pageTo('dailyUpdate')}
              />
            </li>
          )}
          <li>
            <NavButton
              icon={<KeyRound aria-hidden="true" />}
              label={t('menu.password')}
              onClick={() => {
                onChoose();
                void host.dialogs.open('change-password', {});
              }}
            />
          </li>
          <li>
            <NavButton
              icon={<LogOut aria-hidden="true" />}
              label={t('menu.logOut')}
              onClick={() => {
                onChoose();
                logOut();
              }}
            />
          </li>
        </ul>
      </div>
      <ul>
        {QUICK_SEARCHES.map(({ name, icon }) => (
          <li key={name}>
            <NavButton
              icon={icon}
              label={t(`navigation.${name}`)}
              isCurrent={shownBy?.from === name}
              onClick={() => {
                onChoose();
                host.bus.raise(name);
              }}
            />
          </li>
        ))}
      </ul>
      <Favourites onChoose={onChoose} />
      <ul>
        <ReportsEntry onChoose={onChoose} />
        {ofRemotes}
        <li>
          <NavPageLink icon={<CircleHelp aria-hidden="true" />} label={t('menu.faq')} {...pageTo('faq')} />
        </li>
        <li>
          <NavPageLink icon={<Info aria-hidden="true" />} label={t('menu.aboutUs')} {...pageTo('aboutUs')} />
        </li>
      </ul>
      <div className={styles.choices}>
        <LanguageButtons />
        <ThemeButtons />
      </div>
      {sister !== undefined && (
        <OutsideLink href={sister.url} className={styles.sister}>
          <ExternalLink aria-hidden="true" />
          {sister.name}
        </OutsideLink>
      )}
    </div>
  );
}
