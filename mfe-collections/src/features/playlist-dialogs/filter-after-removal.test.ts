import { expect, jest, test } from '@jest/globals';
import { programmeLine } from '@airdex/mfe-kit/test-kit';
import type { ApiClient, SearchResult } from '@airdex/shared-contracts/api';
import type { SelectedSearchInput } from '@airdex/shared-contracts/search-filter';
import { filterAfterRemoval } from './filter-after-removal.ts';

const found = (ids: readonly number[]): Promise<SearchResult> =>
  Promise.resolve({
    programs: ids.map((idProgram) => programmeLine({ idProgram })),
    count: null,
    hideRatings: false,
  });

function after(
  filter: SelectedSearchInput,
  count: number,
  list: () => Promise<SearchResult> = () => found([7, 8]),
) {
  const getAdvancedSearchPrograms = jest.fn<ApiClient['getAdvancedSearchPrograms']>(list);
  const restored = filterAfterRemoval(
    { getAdvancedSearchPrograms },
    filter,
    count,
    new AbortController().signal,
  );
  return { restored, requested: () => getAdvancedSearchPrograms.mock.calls.map(([{ body }]) => body) };
}

test('programmes that were ticked one by one are found by their ids', async () => {
  const { restored, requested } = after(
    { selectedPlaylists: [1], selectMode: 'Include', selectedIds: [7, 9] },
    2,
  );
  expect(await restored).toEqual({ selectMode: 'Include', selectedIds: [7, 9] });
  expect(requested()).toEqual([]);
});

test('a filter without playlists finds the same programmes', async () => {
  const byTerm = { term: 'crime', selectMode: 'Exclude', selectedIds: [9] } as const;
  const { restored, requested } = after({ ...byTerm, selectedIds: [9] }, 4);
  expect(await restored).toEqual(byTerm);
  expect(requested()).toEqual([]);
});

test.each<SelectedSearchInput>([
  { selectedPlaylists: [1], isAllSelected: true },
  { allPlaylistsSelected: true, selectMode: 'Exclude', selectedIds: [9] },
  { selectedPlaylists: [1], selectMode: 'Include', isAllSelected: true },
])('the programmes of a filter by playlists are listed before they are removed: %j', async (filter) => {
  const { restored, requested } = after({ ...filter, refreshLastCall: true }, 2);
  expect(await restored).toEqual({ selectMode: 'Include', selectedIds: [7, 8] });
  expect(requested()).toEqual([
    { ...filter, page: 1, resultsPerPage: 2, ignoreCount: true, refreshLastCall: false },
  ]);
});

test('there is no such filter if the programmes cannot be listed, or are too many', async () => {
  expect(
    await after({ selectedPlaylists: [1] }, 2, () => Promise.reject(new Error('down'))).restored,
  ).toBeNull();
  const many = after({ selectedPlaylists: [1] }, 2001);
  expect(await many.restored).toBeNull();
  expect(many.requested()).toEqual([]);
});
