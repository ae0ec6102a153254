import {
  resultsRequest,
  type ResultsSearch,
  type SearchFilter,
  type SearchRequestInput,
} from '@airdex/shared-contracts/search-filter';
import { sentOrder } from '../sorting/sent-order.ts';

/** A search as it is sent. A new object is a new search. */
export interface Search extends ResultsSearch {
  /** Pages to load first, in one request: as many as the user's place needs. Default 1. */
  readonly firstPages?: number;
}

/** The pages that a request asks for. */
export interface RequestedPages {
  readonly page: number;
  readonly pages: number;
}

/**
 * Searches that have had a response. Only the first view of a saved search updates its last call. Paging, another order
 * or language, showing a part of it and returning to it do not, because new programmes would no longer count as new.
 */
const looked = new WeakSet<SearchFilter>();

/** Call it when the user has seen the results of a search. */
export const markLooked = (filter: SearchFilter): void => void looked.add(filter);

/** Body of the request for pages of a search. */
export function searchRequest(search: Search, { page, pages }: RequestedPages): SearchRequestInput {
  const isLook = page === 1 && search.selection === undefined && !looked.has(search.filter);
  return resultsRequest({ ...search, orderBy: sentOrder(search.orderBy) }, { page, pages, isLook });
}
