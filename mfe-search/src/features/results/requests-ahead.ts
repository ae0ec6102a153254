import type { ApiClient, SearchResult } from '@airdex/shared-contracts/api';
import type { SearchFilter, SearchRequestInput } from '@airdex/shared-contracts/search-filter';

export type SearchApi = Pick<ApiClient, 'getAdvancedSearchPrograms'>;

interface SentRequest {
  readonly filter: SearchFilter;
  readonly body: string;
  readonly controller: AbortController;
  readonly response: Promise<SearchResult>;
}

/** Sent, and not yet needed. */
let waiting: SentRequest | null = null;

/** Sends the first request of a search before its results render. Ends the one before, if nothing needed it. */
export function requestAhead(api: SearchApi, filter: SearchFilter, body: SearchRequestInput): void {
  waiting?.controller.abort();
  const controller = new AbortController();
  const response = api.getAdvancedSearchPrograms({ body, signal: controller.signal });
  // The results handle a failure.
  response.catch(() => undefined);
  waiting = { filter, body: JSON.stringify(body), controller, response };
}

/** The response to a request of a search, which may have been sent already; used once. */
export function requestResults(
  api: SearchApi,
  filter: SearchFilter,
  body: SearchRequestInput,
  signal: AbortSignal,
): Promise<SearchResult> {
  const sent = waiting;
  if (sent?.filter !== filter || sent.body !== JSON.stringify(body))
    return api.getAdvancedSearchPrograms({ body, signal });
  waiting = null;
  signal.addEventListener('abort', () => sent.controller.abort(), { once: true });
  return sent.response;
}
