import { describe, expect, test } from '@jest/globals';
import { chosenOf, filterAfterRemoval, isSame, isWhole, toggled } from './filling.ts';

const playlists = [
  { id: 1, name: 'One' },
  { id: 2, name: 'Two' },
];

describe('a change can be undone', () => {
  test('after adding every programme to every playlist, but not if some were there before', () => {
    expect(isWhole({ count: 12, playlists, changed: 24 })).toBe(true);
    expect(isWhole({ count: 12, playlists, changed: 23 })).toBe(false);
    expect(isWhole({ count: 0, playlists, changed: 0 })).toBe(false);
  });

  test('after a removal if the programmes can still be found', () => {
    const byId = { selectedPlaylists: [1], selectMode: 'Include', selectedIds: [7, 8] } as const;
    expect(filterAfterRemoval({ ...byId, selectedPlaylists: [1], selectedIds: [7, 8] })).toEqual({
      selectMode: 'Include',
      selectedIds: [7, 8],
    });
    const byTerm = { term: 'crime', selectMode: 'Exclude', selectedIds: [9] } as const;
    expect(filterAfterRemoval({ ...byTerm, selectedIds: [9] })).toEqual(byTerm);
  });

  test('not after a removal by a filter that includes the playlists', () => {
    expect(filterAfterRemoval({ selectedPlaylists: [1], isAllSelected: true })).toBeNull();
    expect(filterAfterRemoval({ allPlaylistsSelected: true, selectMode: 'Exclude' })).toBeNull();
    expect(
      filterAfterRemoval({ selectedPlaylists: [1], selectMode: 'Include', isAllSelected: true }),
    ).toBeNull();
  });
});

test('selecting adds and removes, and keeps the order of the list', () => {
  const chosen = toggled(toggled(new Set(), 2), 1);
  expect(chosenOf(playlists, chosen)).toEqual(playlists);
  expect([...toggled(chosen, 2)]).toEqual([1]);
  expect(isSame(chosen, new Set([1, 2]))).toBe(true);
  expect(isSame(chosen, new Set([1, 3]))).toBe(false);
  expect(isSame(chosen, new Set([1]))).toBe(false);
});
