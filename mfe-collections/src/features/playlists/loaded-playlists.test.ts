import { expect, test } from '@jest/globals';
import { changedIds, reloaded, without } from './loaded-playlists.ts';
import { playlist } from '../playlist-sharing/playlist.fixture.ts';

const OWN = playlist({ id: 1 });
const SHARED = playlist({ id: 2, isShared: true, username: 'colleague' });
const FIRST = reloaded(undefined, [OWN, SHARED]);

test('remembers shared playlists that are gone, not own ones', () => {
  expect(FIRST.lost).toEqual([]);
  const next = reloaded(FIRST, []);
  expect(next).toEqual({ playlists: [], lost: [SHARED] });
  expect(reloaded(next, []).lost).toEqual([SHARED]);
});

test('forgets the loss of a playlist that is shared again', () => {
  expect(reloaded(reloaded(FIRST, [OWN]), [OWN, SHARED]).lost).toEqual([]);
});

test('does not count a playlist that the user removed as lost', () => {
  expect(reloaded(without(FIRST, 2), [OWN]).lost).toEqual([]);
});

test('names the playlists that are new or have another date', () => {
  expect(changedIds(undefined, [OWN])).toEqual(new Set([1]));
  expect(changedIds(FIRST, [OWN, SHARED])).toEqual(new Set());
  const filled = { ...SHARED, date: '2026-03-01T08:00:00.000Z' };
  expect(changedIds(FIRST, [OWN, filled, playlist({ id: 3 })])).toEqual(new Set([2, 3]));
});
