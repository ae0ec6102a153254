import type { EndpointName } from '@airdex/shared-contracts/api';
import type { QuickSearchMenu } from '@airdex/shared-contracts/search-filter';

/** A row of the home page that previews the search of a menu, and the call that its programmes come from. */
export interface HomeList {
  readonly menu: QuickSearchMenu;
  readonly call: Extract<
    EndpointName,
    'getNotaSelectionPrograms' | 'getAudienceBoosterPrograms' | 'getLatestPrograms' | 'getUpCommingPrograms'
  >;
}

export const SELECTION: HomeList = { menu: 'NotaSelection', call: 'getNotaSelectionPrograms' };
export const BOOSTERS: HomeList = { menu: 'AudienceBooster', call: 'getAudienceBoosterPrograms' };
export const LATEST: HomeList = { menu: 'Latest', call: 'getLatestPrograms' };
export const UPCOMING: HomeList = { menu: 'Upcoming', call: 'getUpCommingPrograms' };

export const HOME_LISTS: readonly HomeList[] = [SELECTION, BOOSTERS, LATEST, UPCOMING];

/** The other calls of the home page. */
export const INSIGHTS_CALL = 'getNotaInsights' satisfies EndpointName;
export const HOME_SEARCHES_CALL = 'getSavedSearchesPrograms' satisfies EndpointName;
