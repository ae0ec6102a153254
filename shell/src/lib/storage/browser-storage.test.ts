import { beforeEach, describe, expect, test } from '@jest/globals';
import { browserStorage } from './browser-storage.ts';

beforeEach(() => localStorage.clear());

describe('storage of the browser', () => {
  test('keeps and removes values', () => {
    const storage = browserStorage(() => localStorage);
    storage.write('key', 'value');
    expect(storage.read('key')).toBe('value');
    storage.write('key', null);
    expect(localStorage.getItem('key')).toBeNull();
  });

  test('returns nothing, and does not throw, if the browser forbids it', () => {
    const storage = browserStorage(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(() => storage.write('key', 'value')).not.toThrow();
    expect(storage.read('key')).toBeNull();
  });
});
