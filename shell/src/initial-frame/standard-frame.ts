import { createElement, type ReactNode } from 'react';
import {
  Bookmark,
  CalendarClock,
  ChevronDown,
  House,
  ListVideo,
  Menu,
  PanelLeftClose,
  PanelLeftOpen,
  Search,
  SlidersHorizontal,
  Sparkles,
  TrendingUp,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import { ROUTES } from '@airdex/shared-contracts/routes';
import { QUICK_SEARCH_MENUS, type QuickSearchMenu } from '@airdex/shared-contracts/search-filter';
import { box, icon, text } from './elements.ts';
import { namePlaceholder, rowsPlaceholder, screenPlaceholders } from './placeholders.ts';
import { wordmark } from './wordmark.ts';

const QUICK_SEARCH_ICONS: Readonly<Record<QuickSearchMenu, LucideIcon>> = {
  NotaSelection: Sparkles,
  AudienceBooster: TrendingUp,
  Latest: Zap,
  Upcoming: CalendarClock,
};

const header = () =>
  box(
    'header-header',
    {},
    box('header-logo', {}, wordmark()),
    box(
      'search-box',
      {},
      box(
        'field-field',
        {},
        box('field-icon', {}, icon(Search)),
        box(
          ['field-input', 'own-term'],
          {},
          text(({ header }) => header.placeholder),
        ),
        box(['field-end', 'own-fields'], {}),
      ),
      createElement('span', { className: 'search-clear' }),
    ),
    box(
      'user-place',
      { 'data-width': 'wide' },
      box('own-user', {}, box('user-avatar', {}), namePlaceholder(), icon(ChevronDown)),
    ),
  );

const entry = (Icon: LucideIcon, label: ReactNode, to?: string) =>
  box(
    'entry-entry',
    to === undefined ? {} : { 'data-to': to },
    box('entry-icon', {}, icon(Icon)),
    box('entry-label', {}, label),
  );

const listItem = (...content: Parameters<typeof entry>) => createElement('li', null, entry(...content));

/** Space for the reports entry, which is shown when the server has responded. */
const reportsPlace = () => createElement('li', { 'data-reports': 'possible' }, box('entry-entry', {}));

const navigation = () =>
  box(
    'navigation-bar',
    { 'data-width': 'wide' },
    box(
      'navigation-entries',
      {},
      createElement(
        'ul',
        null,
        listItem(
          SlidersHorizontal,
          text((texts) => texts.navigation.advancedSearch),
        ),
        reportsPlace(),
        listItem(
          ListVideo,
          text((texts) => texts.navigation.playlists),
          ROUTES.playlists,
        ),
        listItem(
          Bookmark,
          text((texts) => texts.navigation.savedSearches),
          ROUTES.savedSearches,
        ),
      ),
      box(
        'navigation-section',
        {},
        box(
          ['navigation-title', 'own-title'],
          {},
          text((texts) => texts.navigation.quickSearches),
        ),
        createElement(
          'ul',
          null,
          ...QUICK_SEARCH_MENUS.map((name) =>
            listItem(
              QUICK_SEARCH_ICONS[name],
              text((texts) => texts.navigation[name]),
            ),
          ),
        ),
      ),
    ),
    box(
      'navigation-toggle',
      {},
      box(null, { 'data-navigation': 'open' }, icon(PanelLeftClose)),
      box(null, { 'data-navigation': 'collapsed' }, icon(PanelLeftOpen)),
    ),
  );

const bottomBar = () =>
  box(
    'bottom-bar',
    { 'data-width': 'narrow' },
    entry(
      House,
      text((texts) => texts.navigation.home),
      ROUTES.home,
    ),
    entry(
      SlidersHorizontal,
      text((texts) => texts.navigation.advancedSearchShort),
    ),
    entry(
      Bookmark,
      text((texts) => texts.navigation.savedSearchesShort),
      ROUTES.savedSearches,
    ),
    entry(
      ListVideo,
      text((texts) => texts.navigation.playlists),
      ROUTES.playlists,
    ),
    entry(
      Menu,
      text((texts) => texts.navigation.menu),
    ),
  );

/** The frame of signed-in users. */
export function standardFrame(): ReactNode {
  return box(
    'frame-frame',
    { 'data-kind': 'standard' },
    header(),
    box(
      'frame-body',
      {},
      navigation(),
      box('panel-panel', { 'data-panel': 'open' }, rowsPlaceholder()),
      box('frame-scroller', {}, box('frame-main', {}, ...screenPlaceholders())),
    ),
    bottomBar(),
  );
}
