import * as z from 'zod/mini';
import { endpoint, json } from '../endpoint/endpoint.ts';
import { idParameter } from '../endpoint/parameters.ts';
import { programmeListSchema } from '../search/programme-line.ts';
import { savedSearchReferenceSchema } from '../search/saved-search.ts';

const get = { method: 'GET', access: 'user' } as const;
const list = {
  params: z.object({ limit: z.optional(idParameter) }),
  response: json(programmeListSchema),
} as const;

/** Number of programmes in a list if no limit is given. */
export const HOME_LIST_DEFAULT = 24;

export const homeSavedSearchSchema = z.extend(savedSearchReferenceSchema, {
  programs: programmeListSchema,
  /** Number of all programmes of the search; since 1.5.0. */
  count: z.optional(z.int()),
});
export type HomeSavedSearch = z.output<typeof homeSavedSearchSchema>;

export const homeInsightsSchema = z.object({
  title: z.string(),
  summary: z.string(),
  pdf: z.nullable(z.string()),
  video: z.nullable(z.string()),
  image: z.nullable(z.string()),
});
export type HomeInsights = z.output<typeof homeInsightsSchema>;

export const homeEndpoints = {
  getNotaSelectionPrograms: endpoint({
    ...get,
    ...list,
    path: 'api/Home/GetNotaSelectionPrograms/{limit?}',
  }),
  getUpCommingPrograms: endpoint({
    ...get,
    ...list,
    path: 'api/Home/GetUpCommingPrograms/{limit?}',
  }),
  getLatestPrograms: endpoint({
    ...get,
    ...list,
    path: 'api/Home/GetLatestPrograms/{limit?}',
  }),
  getAudienceBoosterPrograms: endpoint({
    ...get,
    ...list,
    path: 'api/Home/GetAudienceBoosterPrograms/{limit?}',
  }),
  getNotaInsights: endpoint({
    ...get,
    path: 'api/Home/GetNotaInsights',
    response: json(homeInsightsSchema),
    noContent: true,
  }),
  getSavedSearchesPrograms: endpoint({
    ...get,
    path: 'api/Home/GetSavedSearchesPrograms',
    response: json(
      z.object({
        savedSearch1: z.nullable(homeSavedSearchSchema),
        savedSearch2: z.nullable(homeSavedSearchSchema),
      }),
    ),
  }),
};
