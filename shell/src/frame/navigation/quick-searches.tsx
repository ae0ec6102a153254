import { CalendarClock, Sparkles, TrendingUp, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { QUICK_SEARCH_MENUS, type QuickSearchMenu } from '@airdex/shared-contracts/search-filter';

const ICONS: Readonly<Record<QuickSearchMenu, ReactNode>> = {
  NotaSelection: <Sparkles aria-hidden="true" />,
  AudienceBooster: <TrendingUp aria-hidden="true" />,
  Latest: <Zap aria-hidden="true" />,
  Upcoming: <CalendarClock aria-hidden="true" />,
};

/** The four quick searches; each is also the name of the event that starts it. */
export const QUICK_SEARCHES = QUICK_SEARCH_MENUS.map((name) => ({ name, icon: ICONS[name] }));
