import {
  DEFAULT_SEARCH_FILTER,
  searchFilterSchema,
  type SearchFilter,
} from '@airdex/shared-contracts/search-filter';
import { safeParse } from 'zod/mini';

/** What belongs to one run of a saved search, not to the search. */
const OF_ONE_RUN = { savedSearchId: null, lastCall: null, refreshLastCall: false } as const;

/** A filter as it is kept, JSON. Running the stored filter as it is never counts as a look. */
export function filterToStore(filter: SearchFilter): string {
  return JSON.stringify({ ...filter, ...OF_ONE_RUN });
}

/** A stored filter. One that can't be read any more asks for nothing, instead of failing the whole list. */
export function storedFilter(stored: unknown): SearchFilter {
  const parsed = safeParse(searchFilterSchema, stored);
  return { ...(parsed.success ? parsed.data : DEFAULT_SEARCH_FILTER), ...OF_ONE_RUN };
}
