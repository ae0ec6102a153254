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
    body: z.object({ id: idSchema, filter: searchFilterSchema }),
    response: saved,
  }),
  saveSearch: endpoint({
    ...base,
    method: 'POST',
    path: 'api/Search/SaveSearch',
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
    body: z.object({ id: idSchema, idFolder: z.nullable(idSchema), position: z.int().check(z.gte(0)) }),
    response: done,
  }),
  setSortableSearches: endpoint({
    ...base,
    method: 'PUT',
    path: 'api/Search/SetSortableSearches',
    body: sortableOrderSchema,
    response: done,
  }),
  duplicateSearch: endpoint({
    ...base,
    method: 'PUT',
    path: 'api/Search/DuplicateSearch/{id}',
    params: id,
    response: saved,
  }),
  deleteSearch: endpoint({
    ...base,
    method: 'DELETE',
    path: 'api/Search/DeleteSearch/{id}',
    params: id,
    response: done,
  }),
  restoreSearch: endpoint({
    ...base,
    method: 'PUT',
    path: 'api/Search/RestoreSearch/{id}',
    params: id,
    response: saved,
  }),
  setSearchShowInHomepage: endpoint({
    ...base,
    method: 'PUT',
    path: 'api/Search/SetSearchShowInHomepage',
    body: z
      .array(z.object({ id: idSchema, showInHomepage: z.boolean() }))
      .check(z.maxLength(ITEMS_OF_USER_MAX)),
    response: done,
  }),
  setSearchFavorites: endpoint({
    ...base,
    method: 'PUT',
    path: 'api/Search/SetSearchFavorites',
    body: z.array(idSchema).check(z.maxLength(ITEMS_OF_USER_MAX)),
    response: done,
  }),
  setSearchDailyUpdate: endpoint({
    ...base,
    method: 'PUT',
    path: 'api/Search/SetSearchDailyUpdate/{id}/{dailyUpdate}/',
    params: z.object({ id: idParameter, dailyUpdate: flagParameter }),
    response: done,
  }),
  addSearchFolder: endpoint({
    ...base,
    method: 'POST',
    path: 'api/Search/AddSearchFolder',
    body: newFolderSchema,
    response: json(folderSchema),
  }),
  saveSearchFolder: endpoint({
    ...base,
    method: 'PUT',
    path: 'api/Search/SaveSearchFolder',
    body: renamedFolderSchema,
    response: json(folderSchema),
  }),
  deleteSearchFolder: endpoint({
    ...base,
    method: 'DELETE',
    path: 'api/Search/DeleteSearchFolder/{id}',
    params: id,
    response: done,
  }),
};
