import { afterEach, expect, jest, test } from '@jest/globals';
import type { SearchResult } from '@airdex/shared-contracts/api';
import { DEFAULT_SEARCH_FILTER, type SearchFilter } from '@airdex/shared-contracts/search-filter';
import { requestAhead, requestResults } from './requests-ahead.ts';
import { searchRequest } from './search-request.ts';

const NOTHING: SearchResult = { programs: [], count: 0, hideRatings: false };
const filterOf = (term: string): SearchFilter => ({ ...DEFAULT_SEARCH_FILTER, term });
const firstOf = (filter: SearchFilter) => searchRequest({ filter, orderBy: [] }, { page: 1, pages: 1 });

const getAdvancedSearchPrograms = jest.fn(async (_: { signal?: AbortSignal | undefined }) => NOTHING);
const api = { getAdvancedSearchPrograms };
const signalOf = (call: number) => getAdvancedSearchPrograms.mock.calls[call]?.[0].signal;

afterEach(() => {
  getAdvancedSearchPrograms.mockClear();
});

test('gives the response to the same request of the same search once', async () => {
  const filter = filterOf('harbour');
  requestAhead(api, filter, firstOf(filter));
  const { signal } = new AbortController();
  expect(await requestResults(api, filter, firstOf(filter), signal)).toBe(NOTHING);
  expect(getAdvancedSearchPrograms).toHaveBeenCalledTimes(1);
  await requestResults(api, filter, firstOf(filter), signal);
  expect(getAdvancedSearchPrograms).toHaveBeenCalledTimes(2);
});

test('requests another search, and other pages of the same one', async () => {
  const filter = filterOf('harbour');
  requestAhead(api, filter, firstOf(filter));
  const { signal } = new AbortController();
  await requestResults(api, filterOf('harbour'), firstOf(filter), signal);
  await requestResults(api, filter, searchRequest({ filter, orderBy: [] }, { page: 1, pages: 3 }), signal);
  expect(getAdvancedSearchPrograms).toHaveBeenCalledTimes(3);
});

test('[RES-09] ends a request when its search is replaced, before and after the results need it', async () => {
  const [one, two] = [filterOf('one'), filterOf('two')];
  requestAhead(api, one, firstOf(one));
  requestAhead(api, two, firstOf(two));
  expect([signalOf(0)?.aborted, signalOf(1)?.aborted]).toEqual([true, false]);
  const controller = new AbortController();
  await requestResults(api, two, firstOf(two), controller.signal);
  controller.abort();
  expect(signalOf(1)?.aborted).toBe(true);
});

test('leaves a failure to the results', async () => {
  const filter = filterOf('harbour');
  getAdvancedSearchPrograms.mockRejectedValueOnce(new Error('down'));
  requestAhead(api, filter, firstOf(filter));
  await expect(requestResults(api, filter, firstOf(filter), new AbortController().signal)).rejects.toThrow(
    'down',
  );
});
