import { HOME_LIST_DEFAULT, type ProgrammeLine } from '@airdex/shared-contracts/api';
import { HOMEPAGE_SEARCHES_MAX, type Language } from '@airdex/shared-contracts/constants';
import {
  quickSearchFilter,
  type OrderBy,
  type QuickSearchMenu,
} from '@airdex/shared-contracts/search-filter';
import type { Caller } from '../../http/caller.ts';
import type { HandlersOf } from '../../http/call.ts';
import type { CatalogueServices } from '../../catalogue/catalogue-services.ts';
import { previewProgrammes } from '../search/preview-programmes.ts';
import { firstSavedSearches } from '../saved-search/saved-searches.ts';
import { insightReport } from '../reports/reports.ts';

type HomeEndpoint =
  | 'getNotaSelectionPrograms'
  | 'getUpCommingPrograms'
  | 'getLatestPrograms'
  | 'getAudienceBoosterPrograms'
  | 'getNotaInsights'
  | 'getSavedSearchesPrograms';

/** Maximum programmes of a list of the home page. */
const LIST_MAX = 120;
const NEXT_FIRST: readonly OrderBy[] = [{ sortExpression: 'LAUNCHDATE', direction: 'Asc' }];

interface ListCall {
  readonly params: { readonly limit?: number | undefined };
  readonly caller: Caller;
  readonly language: Language;
}

/** How a list of the home page differs from the search of its menu. */
interface ListOptions {
  readonly orderBy?: readonly OrderBy[];
  /** Last day of launch, YYYY-MM-DD. */
  readonly until?: string | null;
}

export function homeHandlers(services: CatalogueServices): HandlersOf<HomeEndpoint> {
  const list = async (
    menu: QuickSearchMenu,
    { params, caller, language }: ListCall,
    { orderBy = [], until = null }: ListOptions = {},
  ): Promise<ProgrammeLine[]> => {
    const preset = quickSearchFilter(menu, services.today());
    const filter = until === null ? preset : { ...preset, endDate: until };
    const limit = Math.min(params.limit ?? HOME_LIST_DEFAULT, LIST_MAX);
    return (await previewProgrammes(services, caller, language, { filter, orderBy, limit })).programs;
  };

  return {
    // The newest that are on air: launches a year away have no results yet, though the menu shows them.
    getNotaSelectionPrograms: (call) => list('NotaSelection', call, { until: services.today() }),
    getUpCommingPrograms: (call) => list('Upcoming', call, { orderBy: NEXT_FIRST }),
    getLatestPrograms: (call) => list('Latest', call),
    getAudienceBoosterPrograms: (call) => list('AudienceBooster', call),

    async getNotaInsights({ caller, language }) {
      const insight = await insightReport(services.kysely, caller, language);
      if (!insight) return null;
      const { title, summary, pdf, video, image } = insight;
      return { title, summary, pdf, video, image };
    },

    async getSavedSearchesPrograms({ caller, language }) {
      const searches = await firstSavedSearches(
        services.kysely,
        caller.idUser,
        'show_in_homepage',
        HOMEPAGE_SEARCHES_MAX,
      );
      const [savedSearch1 = null, savedSearch2 = null] = await Promise.all(
        searches.map(async ({ id, searchName, lastCall, filter }) => {
          const preview = { filter, lastCall, limit: HOME_LIST_DEFAULT };
          const { programs, count } = await previewProgrammes(services, caller, language, preview);
          return { id, searchName, lastCall, filter, programs, count };
        }),
      );
      return { savedSearch1, savedSearch2 };
    },
  };
}
