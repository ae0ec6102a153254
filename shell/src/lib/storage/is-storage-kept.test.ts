import { expect, jest, test } from '@jest/globals';
import { browserStorage } from './browser-storage.ts';
import { isStorageKept } from './is-storage-kept.ts';

test('a storage that works keeps what is written, and nothing of the check', () => {
  localStorage.clear();
  expect(isStorageKept(browserStorage(() => localStorage))).toBe(true);
  expect(localStorage).toHaveLength(0);
});

test('a storage that is full or forbidden keeps nothing', () => {
  const forbidden = browserStorage(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  expect(isStorageKept(forbidden)).toBe(false);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  expect(isStorageKept(browserStorage(() => localStorage))).toBe(false);
});
