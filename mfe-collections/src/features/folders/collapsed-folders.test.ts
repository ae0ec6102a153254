import { beforeEach, expect, test } from '@jest/globals';
import { collapsedKey, storeCollapsed, storedCollapsed } from './collapsed-folders.ts';

const open = () => localStorage;
const KEY = collapsedKey('saved-searches', 7);

beforeEach(() => {
  localStorage.clear();
});

test('stores collapsed folders for each user and page', () => {
  storeCollapsed(open, KEY, new Set([3, 5]));
  expect([...storedCollapsed(open, KEY)]).toEqual([3, 5]);
  expect(storedCollapsed(open, collapsedKey('playlists', 7)).size).toBe(0);
  expect(storedCollapsed(open, collapsedKey('saved-searches', 8)).size).toBe(0);
});

test('leaves nothing behind when no folder is collapsed', () => {
  storeCollapsed(open, KEY, new Set([3]));
  storeCollapsed(open, KEY, new Set());
  expect(localStorage).toHaveLength(0);
});

test.each(['{', '{"3":true}', 'null', '["3", 1.5, null]'])('ignores %s', (stored) => {
  localStorage.setItem(KEY, stored);
  expect(storedCollapsed(open, KEY).size).toBe(0);
});

test('works without storage', () => {
  const forbidden = () => {
    throw new Error('forbidden');
  };
  expect(storedCollapsed(forbidden, KEY).size).toBe(0);
  expect(() => {
    storeCollapsed(forbidden, KEY, new Set([3]));
  }).not.toThrow();
});
