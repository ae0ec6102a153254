import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_SEARCH_FILTER, readSearchAddress } from '@airdex/shared-contracts/search-filter';
import { programmeLine } from '../results/programme-line.fixture.ts';
import { homeSearch, showHome } from './home.fixture.tsx';

afterEach(() => {
  jest.restoreAllMocks();
});

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => programmeLine({ idProgram: at + 1 }));
const quizzes = homeSearch({
  id: 7,
  searchName: 'Quizzes',
  lastCall: '2026-11-01T10:00:00.000Z',
  filter: { ...DEFAULT_SEARCH_FILTER, selectedGenres: [12, 13] },
  programs: lines(24),
  count: 1072,
});

test('[HOM-02] starts a saved search with its id, last call and filter', async () => {
  const host = showHome({
    getSavedSearchesPrograms: () => Promise.resolve({ savedSearch1: quizzes, savedSearch2: null }),
  });
  const title = await screen.findByRole('link', { name: /^Quizzes/ });
  expect(title).toHaveTextContent('1,072 programmes');
  expect(readSearchAddress(title.getAttribute('href') ?? '')).toMatchObject({
    ok: true,
    search: { filter: { searchFrom: 'SavedSearch', savedSearchId: 7, selectedGenres: [12, 13] } },
  });
  const started = jest.fn();
  host.bus.on('SavedSearch').subscribe(started);
  await userEvent.click(title);
  const { id, searchName, lastCall, filter } = quizzes;
  expect(started.mock.calls).toEqual([[{ id, searchName, lastCall, filter }]]);
});

test('[HOM-03] both carousels have one row when either list is short', async () => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  const savedSearch2 = homeSearch({ id: 8, searchName: 'Drama', programs: lines(3), count: 3 });
  showHome({ getSavedSearchesPrograms: () => Promise.resolve({ savedSearch1: quizzes, savedSearch2 }) });
  const first = await screen.findByRole('region', { name: 'Quizzes' });
  expect(within(first).getByRole('group', { name: 'Page 1 of 4' }).children).toHaveLength(6);
  const second = screen.getByRole('region', { name: 'Drama' });
  expect(within(second).getByRole('group', { name: 'Page 1 of 1' }).children).toHaveLength(6);
});

test('leads users without searches on the home page to their saved searches', async () => {
  const host = showHome();
  expect(await screen.findByText('Up to two of your saved searches can appear here.')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Choose saved searches' });
  expect(link).toHaveAttribute('href', '/savedSearches');
  await userEvent.click(link);
  expect(host.navigations).toEqual(['/savedSearches']);
});

test('says when saved searches could not be loaded, and tries again', async () => {
  let isDown = true;
  showHome({
    getSavedSearchesPrograms: () =>
      isDown
        ? Promise.reject(new Error('down'))
        : Promise.resolve({ savedSearch1: quizzes, savedSearch2: null }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your saved searches could not be loaded.');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Quizzes' })).toBeVisible();
});
