import { expect, test } from '@jest/globals';
import { chosenOf, isSame, isWhole, toggled } from './filling.ts';

const playlists = [
  { id: 1, name: 'One' },
  { id: 2, name: 'Two' },
];

test('a change can be undone after adding every programme to every playlist, but not if some were there before', () => {
  expect(isWhole({ count: 12, playlists, changed: 24 })).toBe(true);
  expect(isWhole({ count: 12, playlists, changed: 23 })).toBe(false);
  expect(isWhole({ count: 0, playlists, changed: 0 })).toBe(false);
});

test('selecting adds and removes, and keeps the order of the list', () => {
  const chosen = toggled(toggled(new Set(), 2), 1);
  expect(chosenOf(playlists, chosen)).toEqual(playlists);
  expect([...toggled(chosen, 2)]).toEqual([1]);
  expect(isSame(chosen, new Set([1, 2]))).toBe(true);
  expect(isSame(chosen, new Set([1, 3]))).toBe(false);
  expect(isSame(chosen, new Set([1]))).toBe(false);
});
