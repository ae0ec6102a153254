import { describe, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import type { SearchResult } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';
import { DEFAULT_SEARCH_FILTER, type SearchRequestInput } from '@airdex/shared-contracts/search-filter';
import { resultPage } from './programme-line.fixture.ts';
import type { Search } from './search-request.ts';
import { useResults } from './use-results.ts';

interface PendingRequest {
  readonly body: SearchRequestInput;
  readonly signal: AbortSignal | undefined;
  answer(result: SearchResult): Promise<void>;
  fail(): Promise<void>;
}

/** An API whose responses arrive when the test says so, in the order that the test chooses. */
function manualApi() {
  const requests: PendingRequest[] = [];
  return {
    requests,
    getAdvancedSearchPrograms: ({
      body,
      signal,
    }: {
      body: SearchRequestInput;
      signal?: AbortSignal | undefined;
    }) =>
      new Promise<SearchResult>((resolve, reject) => {
        requests.push({
          body,
          signal,
          answer: (result) =>
            act(async () => {
              resolve(result);
              await Promise.resolve();
            }),
          fail: () =>
            act(async () => {
              reject(new Error('down'));
              await Promise.resolve();
            }),
        });
      }),
  };
}

const searchFor = (term: string): Search => ({ filter: { ...DEFAULT_SEARCH_FILTER, term }, orderBy: [] });

function start(search = searchFor('one')) {
  const api = manualApi();
  const host = { api, bus: createTestHost().bus };
  const hook = renderHook(
    ({ search, language }: { search: Search | null; language: Language }) =>
      useResults(host, search, language),
    {
      initialProps: { search, language: 'en' },
    },
  );
  const ask = (place: number) => {
    const request = api.requests[place];
    if (request === undefined) throw new Error(`Only ${String(api.requests.length)} requests were sent`);
    return request;
  };
  return { api, ask, ...hook };
}

describe('paging', () => {
  test('[RES-07] requests page 1 with 120 rows, then the next page without counting again', async () => {
    const { ask, result, api } = start();
    expect(ask(0).body).toMatchObject({ term: 'one', page: 1, resultsPerPage: 120, ignoreCount: false });
    expect(result.current.status).toBe('loading');
    await ask(0).answer(resultPage(1, 120, 125));
    act(() => {
      result.current.loadMore();
    });
    act(() => {
      result.current.loadMore();
    });
    expect(api.requests).toHaveLength(2);
    expect(ask(1).body).toMatchObject({ page: 2, resultsPerPage: 120, ignoreCount: true });
    await ask(1).answer(resultPage(121, 125, null));
    expect(result.current.programs).toHaveLength(125);
    act(() => {
      result.current.loadMore();
    });
    expect(api.requests).toHaveLength(2);
  });

  test('keeps the rows when a page fails, and Retry requests that page again', async () => {
    const { ask, result } = start();
    await ask(0).answer(resultPage(1, 120, 300));
    act(() => {
      result.current.loadMore();
    });
    await ask(1).fail();
    expect(result.current).toMatchObject({ status: 'ready', more: 'failed' });
    expect(result.current.programs).toHaveLength(120);
    act(() => {
      result.current.retry();
    });
    expect(ask(2).body).toMatchObject({ page: 2 });
  });
});

describe('outdated responses', () => {
  test('[RES-09] are not shown, whether they arrive first or last', async () => {
    const { ask, result, rerender } = start();
    rerender({ search: searchFor('two'), language: 'en' });
    await ask(0).answer(resultPage(1, 3, 3));
    expect(result.current.status).toBe('loading');
    await ask(1).answer(resultPage(11, 12, 2));
    expect(result.current.programs.map(({ idProgram }) => idProgram)).toEqual([11, 12]);
  });

  test('[RES-09] are aborted, and their failures are not shown either', async () => {
    const { ask, result, rerender } = start();
    rerender({ search: searchFor('two'), language: 'en' });
    expect(ask(0).signal?.aborted).toBe(true);
    await ask(0).fail();
    expect(result.current.status).toBe('loading');
  });

  test('[RES-08] a new filter removes the old rows immediately and starts with page 1', async () => {
    const { ask, result, rerender } = start();
    await ask(0).answer(resultPage(1, 120, 500));
    rerender({ search: searchFor('two'), language: 'en' });
    expect(result.current).toMatchObject({ status: 'loading', programs: [] });
    expect(ask(1).body).toMatchObject({ term: 'two', page: 1, resultsPerPage: 120 });
  });
});

test('[LNG-02] a language change requests all loaded rows at once and keeps the old ones until they arrive', async () => {
  const { ask, api, result, rerender } = start();
  const search = searchFor('one');
  rerender({ search, language: 'en' });
  await ask(1).answer(resultPage(1, 120, 500));
  act(() => {
    result.current.loadMore();
  });
  await ask(2).answer(resultPage(121, 240, null));
  rerender({ search, language: 'ch' });
  expect(api.requests).toHaveLength(4);
  expect(ask(3).body).toMatchObject({ page: 1, resultsPerPage: 240 });
  expect(result.current.programs).toHaveLength(240);
  await ask(3).answer(resultPage(1, 240, 500));
  expect(result.current.programs).toHaveLength(240);
  act(() => {
    result.current.loadMore();
  });
  expect(ask(4).body).toMatchObject({ page: 3, resultsPerPage: 120 });
});

test('[LNG-02] scrolling during a language change does not replace the reload', async () => {
  const search = searchFor('one');
  const { ask, api, result, rerender } = start(search);
  await ask(0).answer(resultPage(1, 120, 500));
  rerender({ search, language: 'ch' });
  expect(result.current.isReloading).toBe(true);
  act(() => {
    result.current.loadMore();
  });
  expect(api.requests).toHaveLength(2);
  expect(ask(1).signal?.aborted).toBe(false);
  await ask(1).answer(resultPage(1, 120, 500));
  expect(result.current.isReloading).toBe(false);
});

test('[LNG-02] neither does scrolling before the reload is rendered', async () => {
  const { ask, api, result } = start();
  await ask(0).answer(resultPage(1, 120, 500));
  const { loadMore, reload } = result.current;
  act(reload);
  act(loadMore);
  expect(api.requests).toHaveLength(2);
  await ask(1).answer(resultPage(1, 120, 500));
  expect(result.current.isReloading).toBe(false);
});

test('a search that is left while it runs does not fail', async () => {
  const { ask, result, rerender } = start();
  rerender({ search: null, language: 'en' });
  await ask(0).fail();
  expect(result.current.status).toBe('loading');
});

test('a failed request is repeated when the network is back, a successful one is not', async () => {
  const { ask, api, result } = start();
  const reconnect = () => {
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
  };
  await ask(0).fail();
  reconnect();
  expect(result.current.status).toBe('loading');
  await ask(1).answer(resultPage(1, 120, 300));
  reconnect();
  expect(api.requests).toHaveLength(2);
  act(() => {
    result.current.loadMore();
  });
  await ask(2).fail();
  reconnect();
  expect(ask(3).body).toMatchObject({ page: 2 });
});

test('[QCK-05] only the first response to a saved search counts as a view', async () => {
  const filter = { ...DEFAULT_SEARCH_FILTER, savedSearchId: 1, refreshLastCall: true };
  const { ask, result, rerender } = start({ filter, orderBy: [] });
  const isLook = (place: number) => ask(place).body.refreshLastCall;
  await ask(0).fail();
  act(() => {
    result.current.retry();
  });
  expect([isLook(0), isLook(1)]).toEqual([true, true]);
  await ask(1).answer(resultPage(1, 120, 200));
  rerender({ search: { filter, orderBy: [] }, language: 'ch' });
  await ask(2).answer(resultPage(1, 120, 200));
  act(() => {
    result.current.loadMore();
  });
  rerender({
    search: { filter, orderBy: [{ sortExpression: 'CHANNEL', direction: 'Desc' }] },
    language: 'ch',
  });
  expect([isLook(2), isLook(3), isLook(4)]).toEqual([false, false, false]);
  // Choosing it again is another view.
  rerender({ search: { filter: { ...filter }, orderBy: [] }, language: 'ch' });
  expect(isLook(5)).toBe(true);
});

test('[SRT-01] another order requests page 1 of the same search and keeps the old rows until they arrive', async () => {
  const { ask, result, rerender } = start();
  const { filter } = searchFor('one');
  rerender({ search: { filter, orderBy: [] }, language: 'en' });
  await ask(1).answer(resultPage(1, 120, 500));
  act(() => {
    result.current.loadMore();
  });
  await ask(2).answer(resultPage(121, 240, null));
  rerender({
    search: { filter, orderBy: [{ sortExpression: 'CHANNEL', direction: 'Desc' }] },
    language: 'en',
  });
  expect(ask(3).body).toMatchObject({ page: 1, resultsPerPage: 120, orderBy: [{ direction: 'Desc' }] });
  expect(result.current).toMatchObject({ isReloading: true, count: 500 });
  expect(result.current.programs).toHaveLength(240);
  act(() => {
    result.current.loadMore();
  });
  await ask(3).answer(resultPage(301, 420, 500));
  expect(result.current.programs.map(({ idProgram }) => idProgram)[0]).toBe(301);
  expect(result.current.programs).toHaveLength(120);
});

test('a failed search is not an empty one, and Retry runs it again', async () => {
  const { ask, result } = start();
  await ask(0).fail();
  expect(result.current).toMatchObject({ status: 'failed', programs: [] });
  act(() => {
    result.current.retry();
  });
  expect(result.current.status).toBe('loading');
  await ask(1).answer(resultPage(1, 2, 2));
  expect(result.current).toMatchObject({ status: 'ready', count: 2 });
});
