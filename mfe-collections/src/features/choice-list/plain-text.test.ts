import { expect, test } from '@jest/globals';
import { plainText } from './plain-text.ts';

test('a description becomes a line of text, and nothing in it runs', () => {
  expect(plainText('<p>For <b>Monday</b></p><ul><li>one</li><li>two</li></ul>')).toBe('For Monday one two');
  expect(plainText('<img src=x onerror="globalThis.ran = true"> Tom &amp; Ann')).toBe('Tom & Ann');
  expect(globalThis).not.toHaveProperty('ran');
});
