import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LANGUAGES, languageTag } from '@airdex/shared-contracts/constants';
import { ROUTES } from '@airdex/shared-contracts/routes';
import { codeOnDemand, useCodeOnDemand } from '@airdex/shared-ui/code-on-demand';
import type { MenuEntries, MenuEntry } from '@airdex/shared-ui/menu';
import { whenIdle } from '../../../remotes/index.ts';
import { useServices } from '../../../services/services-context.ts';
import { useCurrent } from '../../../lib/current/use-current.ts';
import { LANGUAGE_NAMES } from '../../../services/language/language-names.ts';
import { routeNameOf } from '../../../routing/route-name.ts';
import { THEMES } from '../../../services/theme/theme-choice.ts';

type Page = 'account' | 'mySubscription' | 'dailyUpdate' | 'faq' | 'aboutUs';

const PAGES = {
  account: 'menu.myAccount',
  dailyUpdate: 'menu.dailyUpdate',
  mySubscription: 'menu.subscription',
  faq: 'menu.faq',
  aboutUs: 'menu.aboutUs',
} as const;

const THEME_LABELS = {
  light: 'menu.themeLight',
  dark: 'menu.themeDark',
  system: 'menu.themeSystem',
} as const;

/** Nobody sees them before the menu opens. */
const ICONS = codeOnDemand(async () => (await import('./menu-icons.tsx')).MENU_ICONS);

/** The entries of the user menu. The current page and the current choices are marked. */
export function useMenuSections({ onPassword }: { readonly onPassword: () => void }): MenuEntries[] {
  const { t } = useTranslation();
  const { session, language, theme, logOut } = useServices();
  const user = useCurrent(session.user);
  const currentLanguage = useCurrent(language);
  const currentTheme = useCurrent(theme);
  const route = routeNameOf(useLocation().pathname);
  const { code: icons, load } = useCodeOnDemand(ICONS);
  useEffect(() => whenIdle(load), [load]);

  const page = (name: Page): MenuEntry => ({
    id: name,
    label: t(PAGES[name]),
    href: ROUTES[name],
    isCurrent: route === name,
  });

  const sections: MenuEntries[] = [
    {
      id: 'user',
      title: user?.CompanyName ?? t('menu.account'),
      entries: [
        page('account'),
        page('mySubscription'),
        ...(user?.HasDailyUpdateAccess === true ? [page('dailyUpdate')] : []),
        { id: 'password', label: t('menu.password'), onAction: onPassword },
      ],
    },
    {
      id: 'language',
      title: t('menu.language'),
      entries: LANGUAGES.map((each) => ({
        id: each,
        label: LANGUAGE_NAMES[each],
        lang: languageTag(each),
        isCurrent: each === currentLanguage,
        onAction: () => language.set(each),
      })),
    },
    {
      id: 'theme',
      title: t('menu.theme'),
      entries: THEMES.map((each) => ({
        id: each,
        label: t(THEME_LABELS[each]),
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
          onAction: logOut,
        },
      ],
    },
  ];
  return sections.map(({ entries, ...section }) => ({
    ...section,
    entries: entries.map((entry) => ({ ...entry, icon: icons?.get(entry.id) })),
  }));
}
