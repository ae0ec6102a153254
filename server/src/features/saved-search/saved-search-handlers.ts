import {
  FAVOURITE_SEARCHES_MAX,
  HOMEPAGE_SEARCHES_MAX,
  PREVIEW_PROGRAMMES_MAX,
} from '@airdex/shared-contracts/constants';
import type { HandlersOf } from '../../http/call.ts';
import { listResponse } from '../../http/list-response.ts';
import type { CatalogueServices } from '../../catalogue/catalogue-services.ts';
import { previewProgrammes } from '../search/preview-programmes.ts';
import { noSuchSavedSearch } from './own-saved-searches.ts';
import { findSavedSearch, firstSavedSearches, readSavedSearches } from './saved-searches.ts';

type SavedSearchEndpoint =
  | 'getSavedSearchPrograms'
  | 'getSavedSearches'
  | 'getHomepageSavedSearches'
  | 'getFavoritesSavedSearches'
  | 'getDailyUpdateSavedSearches';

export function savedSearchHandlers(services: CatalogueServices): HandlersOf<SavedSearchEndpoint> {
  const { kysely } = services;
  return {
    async getSavedSearchPrograms({ params, caller, language }) {
      const saved = await findSavedSearch(kysely, caller.idUser, params.id);
      if (saved)
        return previewProgrammes(services, caller, language, {
          filter: saved.filter,
          lastCall: saved.lastCall,
          limit: PREVIEW_PROGRAMMES_MAX,
        });
      if (params.id === undefined) return { programs: [], count: 0 };
      throw noSuchSavedSearch();
    },

    getSavedSearches: ({ caller }) => listResponse(readSavedSearches(kysely, caller.idUser)),

    getHomepageSavedSearches: ({ caller }) =>
      firstSavedSearches(kysely, caller.idUser, 'show_in_homepage', HOMEPAGE_SEARCHES_MAX),

    async getFavoritesSavedSearches({ caller }) {
      const searches = await firstSavedSearches(kysely, caller.idUser, 'is_favorite', FAVOURITE_SEARCHES_MAX);
      return searches.map(({ id, searchName, lastCall, filter }) => ({ id, searchName, lastCall, filter }));
    },

    getDailyUpdateSavedSearches: ({ caller }) =>
      listResponse(readSavedSearches(kysely, caller.idUser, 'daily_update')),
  };
}
