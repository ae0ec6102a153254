import * as z from 'zod/mini';
import { flag, listOf } from '../../search-filter/lenient.ts';
import { OPTIONS_MAX } from '../../constants/limits.ts';
import { searchRequestSchema, selectedSearchSchema } from '../../search-filter/search-request.ts';
import { exportJobShape } from '../export/export-job.ts';
import { CONTENT_TYPES, endpoint, file, json } from '../endpoint/endpoint.ts';
import { programmePreviewSchema, searchResultSchema } from './programme-line.ts';
import { idParameter } from '../endpoint/parameters.ts';
import { savedSearchReferenceSchema, savedSearchSchema } from './saved-search.ts';
import { sortableListSchema } from '../endpoint/sortable.ts';

const savedSearches = json(z.array(savedSearchSchema));

const label = z.string().check(z.maxLength(1000));
const recapLeaf = z.object({ id: z.nullish(z.union([z.number(), label])), name: label });

/**
 * The recap in exports: `label` is the filter's name in the caller's language; without it, the key is used. It contains
 * only what a sheet shows, and callers may name filters that the server does not know.
 */
const exportRecapSchema = z
  .array(
    z.object({
      translationKey: z.nullish(label),
      label: z.nullish(label),
      field: z.nullish(label),
      values: listOf(z.extend(recapLeaf, { childs: listOf(recapLeaf, OPTIONS_MAX) }), OPTIONS_MAX),
      isAllSelected: flag(),
    }),
  )
  .check(z.maxLength(100));

/** Bodies that select programmes may have the filter as a nested object. */
const FLATTENED = ['filter', 'options'] as const;

export const searchEndpoints = {
  getAdvancedSearchPrograms: endpoint({
    method: 'POST',
    path: 'api/Search/GetAdvancedSearchPrograms',
    access: 'user',
    body: searchRequestSchema,
    flattened: FLATTENED,
    namesProgrammes: true,
    response: json(searchResultSchema),
  }),
  getAdvancedSearchProgramsExport: endpoint({
    method: 'POST',
    path: 'api/Search/GetAdvancedSearchProgramsExport',
    access: 'user',
    body: z.extend(selectedSearchSchema, { recapFilters: z.nullish(exportRecapSchema), ...exportJobShape }),
    flattened: FLATTENED,
    namesProgrammes: true,
    response: file(CONTENT_TYPES.xlsx, 'Programme-Page-Report.xlsx'),
  }),
  getSavedSearchPrograms: endpoint({
    method: 'GET',
    path: 'api/Search/GetSavedSearchPrograms/{id?}',
    access: 'user',
    params: z.object({ id: z.optional(idParameter) }),
    response: json(programmePreviewSchema),
  }),
  getSavedSearches: endpoint({
    method: 'GET',
    path: 'api/Search/GetSavedSearches',
    access: 'user',
    response: savedSearches,
  }),
  getHomepageSavedSearches: endpoint({
    method: 'GET',
    path: 'api/Search/GetHomepageSavedSearches',
    access: 'user',
    response: savedSearches,
  }),
  getFavoritesSavedSearches: endpoint({
    method: 'GET',
    path: 'api/Search/GetFavoritesSavedSearches',
    access: 'user',
    response: json(z.array(savedSearchReferenceSchema)),
  }),
  getDailyUpdateSavedSearches: endpoint({
    method: 'GET',
    path: 'api/Search/GetDailyUpdateSavedSearches',
    access: 'user',
    response: savedSearches,
  }),
  getSortableSearches: endpoint({
    method: 'GET',
    path: 'api/Search/GetSortableSearches',
    access: 'user',
    response: json(sortableListSchema),
  }),
};
