import { RESULTS_PER_PAGE } from '../constants/limits.ts';
import { readSearchAddress } from './address/index.ts';
import type { SearchFilter } from './search-filter.ts';
import type { OrderBy, ProgrammeSelection, SearchRequestInput } from './search-request.ts';
import { isSearchValid } from './search-validity.ts';

/** A search, for requests of its results. */
export interface ResultsSearch {
  readonly filter: SearchFilter;
  readonly orderBy: readonly OrderBy[];
  /** Restricts the results to these; if missing, all. */
  readonly selection?: ProgrammeSelection;
  /** True: the last call of the filter's saved search is unknown, and the server uses the stored value. */
  readonly isLastCallOpen?: boolean;
}

/** The requested rows: a page, or several pages from the first in one request. */
export interface ResultsPages {
  readonly page: number;
  readonly pages: number;
  /** True: these results update the last call of the filter's saved search, if `refreshLastCall` is set. */
  readonly isLook: boolean;
}

const EVERYTHING: ProgrammeSelection = { isAllSelected: true, selectMode: 'Exclude', selectedIds: [] };

/** Body of the results call. */
export function resultsRequest(
  { filter, orderBy, selection, isLastCallOpen = false }: ResultsSearch,
  { page, pages, isLook }: ResultsPages,
): SearchRequestInput {
  const { lastCall, ...rest } = filter;
  return {
    ...rest,
    ...(isLastCallOpen ? {} : { lastCall }),
    ...(selection ?? EVERYTHING),
    orderBy: [...orderBy],
    page,
    resultsPerPage: pages * RESULTS_PER_PAGE,
    ignoreCount: page > 1,
    refreshLastCall: filter.refreshLastCall && isLook,
  };
}

/**
 * Body of the results call for the first page of the search in an address. Null if the address has no valid search, a
 * search with an order, or a saved search, which running would change.
 */
export function resultsRequestOfAddress(address: string): SearchRequestInput | null {
  const reading = readSearchAddress(address);
  if (!reading.ok) return null;
  const { filter, orderBy } = reading.search;
  const isPlain = orderBy.length === 0 && filter.savedSearchId === null && !filter.refreshLastCall;
  if (!isPlain || !isSearchValid(filter, 'en')) return null;
  return resultsRequest(
    { filter: { ...filter, lastCall: null }, orderBy },
    { page: 1, pages: 1, isLook: true },
  );
}
