import { RESULTS_PER_PAGE } from '../constants/limits.ts';
import { readSearchAddress } from './address/index.ts';
import type { SearchFilter } from './search-filter.ts';
import type { OrderBy, ProgrammeSelection, SearchRequestInput } from './search-request.ts';
import { isSearchValid } from './search-validity.ts';

/** A search as results ask for it. */
export interface ResultsSearch {
  readonly filter: SearchFilter;
  readonly orderBy: readonly OrderBy[];
  /** Only these of the filter's results; if absent, all. */
  readonly selection?: ProgrammeSelection;
  /** True: the last look at the filter's saved search is unknown, and the server uses its own value. */
  readonly isLastCallOpen?: boolean;
}

/** Which rows are asked for: a page, or several pages from the first on in one request. */
export interface ResultsPages {
  readonly page: number;
  readonly pages: number;
  /** True: these results count as a look at the filter's saved search if the filter says so. */
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
 * Body of the results call for the first page of the search in an address. Null if the address is not enough: it has no
 * search to run, one with an order, or a saved search, a look at which changes it.
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
