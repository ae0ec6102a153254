import {
  DEFAULT_SEARCH_FILTER,
  searchFilterSchema,
  type SearchFilter,
} from '@airdex/shared-contracts/search-filter';
import { safeParse } from 'zod/mini';

/** Fields of one run of a saved search, which are not stored with the search. */
const OF_ONE_RUN = { savedSearchId: null, lastCall: null, refreshLastCall: false } as const;

/** A filter in stored form, JSON. Running the stored filter never counts as a view. */
export function filterToStore(filter: SearchFilter): string {
  return JSON.stringify({ ...filter, ...OF_ONE_RUN });
}

/** A stored filter. An unreadable one becomes empty, so that the list does not fail. */
export function storedFilter(stored: unknown): SearchFilter {
  const parsed = safeParse(searchFilterSchema, stored);
  return { ...(parsed.success ? parsed.data : DEFAULT_SEARCH_FILTER), ...OF_ONE_RUN };
}
