import * as z from 'zod/mini';
import { ITEMS_OF_USER_MAX } from '../../constants/limits.ts';
import { searchFilterSchema } from '../../search-filter/search-filter.ts';
import { endpoint, json } from '../endpoint/endpoint.ts';
import { flagParameter, idParameter } from '../endpoint/parameters.ts';
import {
  changedDescriptionSchema,
  descriptionSchema,
  doneSchema,
  idSchema,
  requiredNameSchema,
} from '../endpoint/shapes.ts';
import {
  folderSchema,
  newFolderSchema,
  renamedFolderSchema,
  sortableOrderSchema,
} from '../endpoint/sortable.ts';
import { savedSearchSchema } from './saved-search.ts';

const id = z.object({ id: idParameter });
const base = { access: 'user' } as const;
const saved = json(savedSearchSchema);
const done = json(doneSchema);

/** Writes of saved searches. Ids of other users return 404, like unknown ones. */
export const savedSearchEndpoints = {
  createSearch: endpoint({
    ...base,
    method: 'POST',
    path: 'api/Search/CreateSearch',
    summary: 'Saves a filter as a new saved search.',
    body: z.object({
      searchName: requiredNameSchema,
      description: descriptionSchema,
      filter: searchFilterSchema,
    }),
    response: saved,
  }),
  saveSearchFilter: endpoint({
    ...base,
    method: 'POST',
    path: 'api/Search/SaveSearchFilter',
    summary: 'Replaces the filter of a saved search.',
    body: z.object({ id: idSchema, filter: searchFilterSchema }),
    response: saved,
  }),
  saveSearch: endpoint({
    ...base,
    method: 'POST',
    path: 'api/Search/SaveSearch',
    summary:
      'Saves a saved search. Missing and null fields do not change, nor do the dates and the last call. The limits of home page and favourites apply.',
    body: z.object({
      id: idSchema,
      searchName: requiredNameSchema,
      description: changedDescriptionSchema,
      filter: z.nullish(searchFilterSchema),
      showInHomepage: z.nullish(z.boolean()),
      dailyUpdate: z.nullish(z.boolean()),
      isFavorite: z.nullish(z.boolean()),
    }),
    response: saved,
  }),
  saveSortableSearch: endpoint({
    ...base,
    method: 'POST',
    path: 'api/Search/SaveSortableSearch',
    summary:
      'Moves a saved search to a position in a folder, or outside of all folders. Positions count from 0, without the moved search; any beyond the end is the end.',
    body: z.object({ id: idSchema, idFolder: z.nullable(idSchema), position: z.int().check(z.gte(0)) }),
    response: done,
  }),
  setSortableSearches: endpoint({
    ...base,
    method: 'PUT',
    path: 'api/Search/SetSortableSearches',
    summary: 'Sets the order of saved searches and folders.',
    body: sortableOrderSchema,
    response: done,
  }),
  duplicateSearch: endpoint({
    ...base,
    method: 'PUT',
    path: 'api/Search/DuplicateSearch/{id}',
    summary:
      'Copies a saved search, without its flags, to the end of the list. The name shows that it is a copy.',
    params: id,
    response: saved,
  }),
  deleteSearch: endpoint({
    ...base,
    method: 'DELETE',
    path: 'api/Search/DeleteSearch/{id}',
    summary: 'Deletes a saved search.',
    params: id,
    response: done,
  }),
  setSearchShowInHomepage: endpoint({
    ...base,
    method: 'PUT',
    path: 'api/Search/SetSearchShowInHomepage',
    summary: 'Sets which saved searches the home page shows; more than two in all are refused (409).',
    body: z
      .array(z.object({ id: idSchema, showInHomepage: z.boolean() }))
      .check(z.maxLength(ITEMS_OF_USER_MAX)),
    response: done,
  }),
  setSearchFavorites: endpoint({
    ...base,
    method: 'PUT',
    path: 'api/Search/SetSearchFavorites',
    summary: 'Sets the favourites to exactly these ids; more than five are refused (409).',
    body: z.array(idSchema).check(z.maxLength(ITEMS_OF_USER_MAX)),
    response: done,
  }),
  setSearchDailyUpdate: endpoint({
    ...base,
    method: 'PUT',
    path: 'api/Search/SetSearchDailyUpdate/{id}/{dailyUpdate}/',
    summary:
      'Adds a saved search to the daily letter or removes it. Saved whether or not the caller gets letters.',
    params: z.object({ id: idParameter, dailyUpdate: flagParameter }),
    response: done,
  }),
  addSearchFolder: endpoint({
    ...base,
    method: 'POST',
    path: 'api/Search/AddSearchFolder',
    summary: 'Creates a folder.',
    body: newFolderSchema,
    response: json(folderSchema),
  }),
  saveSearchFolder: endpoint({
    ...base,
    method: 'PUT',
    path: 'api/Search/SaveSearchFolder',
    summary: 'Renames a folder.',
    body: renamedFolderSchema,
    response: json(folderSchema),
  }),
  deleteSearchFolder: endpoint({
    ...base,
    method: 'DELETE',
    path: 'api/Search/DeleteSearchFolder/{id}',
    summary: 'Deletes a folder. Its content stays, outside of all folders.',
    params: id,
    response: done,
  }),
};
