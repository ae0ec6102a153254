import type * as z from 'zod/mini';
import { orderBySchema } from '../search-filter/search-request.ts';
import { recapEntrySchema } from '../search-filter/recap-entry.ts';
import { searchFilterSchema } from '../search-filter/search-filter.ts';
import { accessSchema, authenticationSchema, dailyUpdateConfigSchema } from './account/account-endpoints.ts';
import { userSessionSchema } from './account/own-data-endpoints.ts';
import { apiErrorSchema } from './api-error.ts';
import { audienceResultsSchema } from './card/audience-results.ts';
import { programmeCardSchema } from './card/card.ts';
import { internationalFlowSchema } from './card/international-flow.ts';
import { dailyUpdatePreviewSchema } from './daily-update/daily-update-endpoints.ts';
import { countedSchema, namedSchema } from './endpoint/shapes.ts';
import { folderSchema, sortableListSchema, sortableOrderSchema } from './endpoint/sortable.ts';
import { exportProgressSchema } from './export/export-job.ts';
import { faqChapterSchema } from './faqs/faqs-endpoints.ts';
import { homeInsightsSchema } from './home/home-endpoints.ts';
import { playlistSchema, sharedPlaylistUserSchema } from './playlist/playlist.ts';
import {
  countryFacetSchema,
  dateBoundsSchema,
  facetsSchema,
  genreFacetSchema,
  keywordFacetSchema,
  optionFacetSchema,
} from './search/facet-endpoints.ts';
import { programmeLineSchema, programmePreviewSchema, searchResultSchema } from './search/programme-line.ts';
import { savedSearchReferenceSchema, savedSearchSchema } from './search/saved-search.ts';
import { releasesSchema } from './releases/release-endpoints.ts';
import { reportSchema } from './vip/vip-endpoints.ts';

/** Named schemas of the endpoint table, for documents of the API. */
export const namedSchemas = {
  Access: accessSchema,
  ApiError: apiErrorSchema,
  AudienceResults: audienceResultsSchema,
  Authentication: authenticationSchema,
  Counted: countedSchema,
  CountryFacet: countryFacetSchema,
  DailyUpdateConfig: dailyUpdateConfigSchema,
  DailyUpdatePreview: dailyUpdatePreviewSchema,
  DateBounds: dateBoundsSchema,
  ExportProgress: exportProgressSchema,
  Facets: facetsSchema,
  FaqChapter: faqChapterSchema,
  Folder: folderSchema,
  GenreFacet: genreFacetSchema,
  HomeInsights: homeInsightsSchema,
  InternationalFlow: internationalFlowSchema,
  KeywordFacet: keywordFacetSchema,
  Named: namedSchema,
  OptionFacet: optionFacetSchema,
  OrderBy: orderBySchema,
  Playlist: playlistSchema,
  ProgrammeCard: programmeCardSchema,
  ProgrammeLine: programmeLineSchema,
  ProgrammePreview: programmePreviewSchema,
  RecapEntry: recapEntrySchema,
  Releases: releasesSchema,
  Report: reportSchema,
  SavedSearch: savedSearchSchema,
  SavedSearchReference: savedSearchReferenceSchema,
  SearchFilter: searchFilterSchema,
  SearchResult: searchResultSchema,
  SharedPlaylistUser: sharedPlaylistUserSchema,
  SortableList: sortableListSchema,
  SortableOrder: sortableOrderSchema,
  UserSession: userSessionSchema,
} as const satisfies Readonly<Record<string, z.core.$ZodType>>;
