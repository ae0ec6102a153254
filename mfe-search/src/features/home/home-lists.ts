import type { ApiClient, ProgrammeLine } from '@airdex/shared-contracts/api';
import type { QuickSearchMenu } from '@airdex/shared-contracts/search-filter';

/** A row of the home page that previews the search of a menu, and where its programmes come from. */
export interface HomeList {
  readonly menu: QuickSearchMenu;
  load(api: ApiClient, signal: AbortSignal): Promise<readonly ProgrammeLine[]>;
}

const input = (signal: AbortSignal) => ({ params: {}, signal });

export const SELECTION: HomeList = {
  menu: 'NotaSelection',
  load: (api, signal) => api.getNotaSelectionPrograms(input(signal)),
};
export const BOOSTERS: HomeList = {
  menu: 'AudienceBooster',
  load: (api, signal) => api.getAudienceBoosterPrograms(input(signal)),
};
export const LATEST: HomeList = {
  menu: 'Latest',
  load: (api, signal) => api.getLatestPrograms(input(signal)),
};
export const UPCOMING: HomeList = {
  menu: 'Upcoming',
  load: (api, signal) => api.getUpCommingPrograms(input(signal)),
};

export const HOME_LISTS: readonly HomeList[] = [SELECTION, BOOSTERS, LATEST, UPCOMING];
