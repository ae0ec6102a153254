import type { RouteName } from '../routes/routes.ts';
import type { RemoteScreen } from './remote-screens.ts';

/**
 * The remote's screen that a route shows first. The page loads its files together with the shell's. The files of a
 * route that is not listed load later.
 */
export const ROUTE_SCREENS: Readonly<Partial<Record<RouteName, RemoteScreen>>> = {
  home: { remote: 'mfe-search', exposed: './home' },
  search: { remote: 'mfe-search', exposed: './results' },
  card: { remote: 'mfe-card', exposed: './card' },
  cardPdf: { remote: 'mfe-card', exposed: './card-pdf' },
  compare: { remote: 'mfe-card', exposed: './compare' },
  comparePdf: { remote: 'mfe-card', exposed: './compare-pdf' },
  savedSearches: { remote: 'mfe-collections', exposed: './saved-searches' },
  playlists: { remote: 'mfe-collections', exposed: './playlists' },
  dailyUpdate: { remote: 'mfe-account', exposed: './daily-update' },
  mySubscription: { remote: 'mfe-account', exposed: './my-subscription' },
  reports: { remote: 'mfe-account', exposed: './reports' },
  faq: { remote: 'mfe-account', exposed: './faq' },
  freeTrial: { remote: 'mfe-account', exposed: './free-trial' },
  letter: { remote: 'mfe-account', exposed: './letter' },
  recoverPassword: { remote: 'mfe-account', exposed: './reset-password' },
  unsubscribe: { remote: 'mfe-account', exposed: './unsubscribe' },
  aboutUs: { remote: 'mfe-account', exposed: './about-us' },
  privacy: { remote: 'mfe-account', exposed: './privacy' },
  account: { remote: 'mfe-account', exposed: './account' },
};
