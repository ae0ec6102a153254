import { beforeEach, expect, test } from '@jest/globals';
import { SESSION_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { browserStorage } from '../../lib/storage/browser-storage.ts';
import { takeTab } from './tab-user.ts';

const tab = browserStorage(() => sessionStorage);
const { headerRecap, searchNames, searchMemory } = SESSION_STORAGE_KEYS;

beforeEach(() => {
  sessionStorage.clear();
});

test('a tab keeps the state of its user, and loses that of another one', () => {
  tab.write(headerRecap, '[1]');
  expect(takeTab(tab, 7)).toBe(false);
  expect(takeTab(tab, 7)).toBe(false);
  expect(tab.read(headerRecap)).toBe('[1]');
  tab.write(searchNames, '[2]');
  // Kept for each user.
  tab.write(searchMemory, '[3]');
  expect(takeTab(tab, 8)).toBe(true);
  expect([headerRecap, searchNames, searchMemory].map(tab.read)).toEqual([null, null, '[3]']);
  expect(takeTab(tab, 8)).toBe(false);
});
