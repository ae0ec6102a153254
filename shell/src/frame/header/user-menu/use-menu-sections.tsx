import {
  Building2,
  CircleHelp,
  Info,
  KeyRound,
  Languages,
  LogOut,
  Mail,
  Monitor,
  Moon,
  Sun,
  UserRound,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LANGUAGES, languageTag } from '@airdex/shared-contracts/constants';
import { ROUTES } from '@airdex/shared-contracts/routes';
import type { MenuEntries, MenuEntry } from '@airdex/shared-ui/menu';
import { useServices } from '../../../services/services-context.ts';
import { useCurrent } from '../../../lib/current/use-current.ts';
import { LANGUAGE_NAMES } from '../../../services/language/language-names.ts';
import { routeNameOf } from '../../../routing/route-name.ts';
import { THEMES } from '../../../services/theme/theme-choice.ts';

type Page = 'account' | 'mySubscription' | 'dailyUpdate' | 'faq' | 'aboutUs';

const PAGES = {
  account: { text: 'menu.myAccount', icon: <UserRound aria-hidden="true" /> },
  dailyUpdate: { text: 'menu.dailyUpdate', icon: <Mail aria-hidden="true" /> },
  mySubscription: { text: 'menu.subscription', icon: <Building2 aria-hidden="true" /> },
  faq: { text: 'menu.faq', icon: <CircleHelp aria-hidden="true" /> },
  aboutUs: { text: 'menu.aboutUs', icon: <Info aria-hidden="true" /> },
} as const;

const THEME_ENTRIES = {
  light: { text: 'menu.themeLight', icon: <Sun aria-hidden="true" /> },
  dark: { text: 'menu.themeDark', icon: <Moon aria-hidden="true" /> },
  system: { text: 'menu.themeSystem', icon: <Monitor aria-hidden="true" /> },
} as const;

/** The entries of the user menu. The current page and the current choices are marked. */
export function useMenuSections({ onPassword }: { readonly onPassword: () => void }): MenuEntries[] {
  const { t } = useTranslation();
  const { session, language, theme, navigation } = useServices();
  const user = useCurrent(session.user);
  const currentLanguage = useCurrent(language);
  const currentTheme = useCurrent(theme);
  const route = routeNameOf(useLocation().pathname);

  const page = (name: Page): MenuEntry => ({
    id: name,
    label: t(PAGES[name].text),
    icon: PAGES[name].icon,
    href: ROUTES[name],
    isCurrent: route === name,
  });

  return [
    {
      id: 'user',
      title: user?.CompanyName ?? t('menu.account'),
      entries: [
        page('account'),
        page('mySubscription'),
        ...(user?.HasDailyUpdateAccess === true ? [page('dailyUpdate')] : []),
        {
          id: 'password',
          label: t('menu.password'),
          icon: <KeyRound aria-hidden="true" />,
          onAction: onPassword,
        },
      ],
    },
    {
      id: 'language',
      title: t('menu.language'),
      entries: LANGUAGES.map((each) => ({
        id: each,
        label: LANGUAGE_NAMES[each],
        lang: languageTag(each),
        icon: <Languages aria-hidden="true" />,
        isCurrent: each === currentLanguage,
        onAction: () => language.set(each),
      })),
    },
    {
      id: 'theme',
      title: t('menu.theme'),
      entries: THEMES.map((each) => ({
        id: each,
        label: t(THEME_ENTRIES[each].text),
        icon: THEME_ENTRIES[each].icon,
        isCurrent: each === currentTheme,
        onAction: () => theme.set(each),
      })),
    },
    { id: 'help', label: t('menu.help'), entries: [page('faq'), page('aboutUs')] },
    {
      id: 'leave',
      label: t('menu.logOut'),
      entries: [
        {
          id: 'logOut',
          label: t('menu.logOut'),
          icon: <LogOut aria-hidden="true" />,
          // The login page ends the session.
          onAction: () => navigation.go(ROUTES.login),
        },
      ],
    },
  ];
}
