import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { SearchResult } from '@airdex/shared-contracts/api';
import { DEFAULT_SEARCH_FILTER } from '@airdex/shared-contracts/search-filter';
import { resultPage } from '../results/programme-line.fixture.ts';
import { answerWith, quickSearch, show, type Search } from './results-screen.fixture.tsx';

beforeEach(() => {
  localStorage.clear();
});

const saved = {
  id: 4,
  searchName: 'Drama',
  lastCall: null,
  filter: { ...DEFAULT_SEARCH_FILTER, term: 'drama' },
};

/** Counts how often lists of saved searches reload. */
function countReloads({ bus }: ReturnType<typeof show>): () => number {
  let count = 0;
  bus.on('saveSearch').subscribe(() => (count += 1));
  return () => count;
}

test('[QCK-05] lists of saved searches reload when one was viewed, which has changed its last call', async () => {
  const response = Promise.withResolvers<SearchResult>();
  const search = jest.fn<Search>(() => response.promise);
  const host = show(search);
  const reloads = countReloads(host);
  act(() => host.bus.raise('SavedSearch', saved));
  expect([search.mock.calls.length, reloads()]).toEqual([1, 0]);
  response.resolve(resultPage(1, 3, 3));
  expect(await screen.findByRole('heading', { name: '3 programmes' })).toBeVisible();
  expect(reloads()).toBe(1);

  // The same view in another language.
  act(() => host.setLanguage('ch'));
  expect(await screen.findByRole('heading', { name: '3 个节目' })).toBeVisible();
  expect([search.mock.calls.length, reloads()]).toEqual([2, 1]);

  act(() => host.bus.raise('SavedSearch', saved));
  expect(await screen.findByRole('heading', { name: '3 个节目' })).toBeVisible();
  expect([search.mock.calls.length, reloads()]).toEqual([3, 2]);
});

test('lists of saved searches do not reload after another search', async () => {
  const host = show(answerWith(resultPage(1, 3, 3).programs));
  const reloads = countReloads(host);
  quickSearch(host, 'abc');
  expect(await screen.findByRole('heading', { name: '3 programmes' })).toBeVisible();
  expect(reloads()).toBe(0);
});
