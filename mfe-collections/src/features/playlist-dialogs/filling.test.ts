import { expect, test } from '@jest/globals';
import { chosenOf, isSame, isWhole } from './filling.ts';

const playlists = [
  { id: 1, name: 'One' },
  { id: 2, name: 'Two' },
];

test('a change can be undone after adding every programme to every playlist, but not if some were there before', () => {
  expect(isWhole({ count: 12, playlists, changed: 24 })).toBe(true);
  expect(isWhole({ count: 12, playlists, changed: 23 })).toBe(false);
  expect(isWhole({ count: 0, playlists, changed: 0 })).toBe(false);
});

test('selected playlists keep the order of the list, whatever the order of their selection', () => {
  const chosen = new Set([2, 1]);
  expect(chosenOf(playlists, chosen)).toEqual(playlists);
  expect(isSame(chosen, new Set([1, 2]))).toBe(true);
  expect(isSame(chosen, new Set([1, 3]))).toBe(false);
  expect(isSame(chosen, new Set([1]))).toBe(false);
});
