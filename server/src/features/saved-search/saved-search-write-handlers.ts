import { sortableCollection } from '../collections/sortable-collection.ts';
import type { HandlersOf } from '../../http/call.ts';
import { inTurns, listResponse } from '../../http/list-response.ts';
import type { CatalogueServices } from '../../catalogue/catalogue-services.ts';
import { SAVED_SEARCH_TABLES } from './saved-search-tables.ts';
import { setFavourites, setInDailyUpdate, setShownInHomepage } from './set-flags.ts';
import {
  changeSavedSearch,
  createSavedSearch,
  deleteSavedSearch,
  duplicateSavedSearch,
  restoreSavedSearch,
} from './write-saved-searches.ts';

type SavedSearchWriteEndpoint =
  | 'createSearch'
  | 'saveSearchFilter'
  | 'saveSearch'
  | 'duplicateSearch'
  | 'deleteSearch'
  | 'restoreSearch'
  | 'setSearchShowInHomepage'
  | 'setSearchFavorites'
  | 'setSearchDailyUpdate'
  | 'getSortableSearches'
  | 'saveSortableSearch'
  | 'setSortableSearches'
  | 'addSearchFolder'
  | 'saveSearchFolder'
  | 'deleteSearchFolder';

const DONE = true as const;

export function savedSearchWriteHandlers(
  services: Pick<CatalogueServices, 'kysely' | 'index'>,
): HandlersOf<SavedSearchWriteEndpoint> {
  const { kysely } = services;
  const sortable = sortableCollection(kysely, SAVED_SEARCH_TABLES);
  return {
    createSearch: ({ body, caller }) => createSavedSearch(services, caller.idUser, body),
    saveSearchFilter: ({ body, caller }) => changeSavedSearch(services, caller.idUser, body),
    saveSearch: ({ body, caller }) => changeSavedSearch(services, caller.idUser, body),
    duplicateSearch: ({ params, caller, language }) =>
      duplicateSavedSearch(kysely, caller.idUser, language, params.id),
    async deleteSearch({ params, caller }) {
      await deleteSavedSearch(kysely, caller.idUser, params.id);
      return DONE;
    },
    restoreSearch: ({ params, caller }) => restoreSavedSearch(kysely, caller.idUser, params.id),

    async setSearchShowInHomepage({ body, caller }) {
      await setShownInHomepage(kysely, caller.idUser, body);
      return DONE;
    },
    async setSearchFavorites({ body, caller }) {
      await setFavourites(kysely, caller.idUser, body);
      return DONE;
    },
    async setSearchDailyUpdate({ params, caller }) {
      await setInDailyUpdate(kysely, caller.idUser, params.id, params.dailyUpdate);
      return DONE;
    },

    getSortableSearches: async ({ caller }) =>
      listResponse(inTurns(await sortable.list(caller.idUser), (entry) => entry)),
    async saveSortableSearch({ body, caller }) {
      await sortable.move(caller.idUser, body);
      return DONE;
    },
    async setSortableSearches({ body, caller }) {
      await sortable.setOrder(caller.idUser, body);
      return DONE;
    },
    addSearchFolder: ({ body, caller }) => sortable.addFolder(caller.idUser, body.name),
    saveSearchFolder: ({ body, caller }) => sortable.renameFolder(caller.idUser, body.id, body.name),
    async deleteSearchFolder({ params, caller }) {
      await sortable.deleteFolder(caller.idUser, params.id);
      return DONE;
    },
  };
}
