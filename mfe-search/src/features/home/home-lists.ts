import type { ApiClient, ProgrammeLine } from '@airdex/shared-contracts/api';
import type { QuickSearchMenu } from '@airdex/shared-contracts/search-filter';

/** A row of the home page: the menu that it previews, and where its programmes come from. */
export interface HomeList {
  readonly menu: QuickSearchMenu;
  load(api: ApiClient, signal: AbortSignal): Promise<readonly ProgrammeLine[]>;
}

const input = (signal: AbortSignal) => ({ params: {}, signal });

/** The rows of the home page in their order. */
export const HOME_LISTS: readonly HomeList[] = [
  { menu: 'NotaSelection', load: (api, signal) => api.getNotaSelectionPrograms(input(signal)) },
  { menu: 'AudienceBooster', load: (api, signal) => api.getAudienceBoosterPrograms(input(signal)) },
  { menu: 'Latest', load: (api, signal) => api.getLatestPrograms(input(signal)) },
  { menu: 'Upcoming', load: (api, signal) => api.getUpCommingPrograms(input(signal)) },
];
