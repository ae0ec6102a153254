import { expect, test } from '@jest/globals';
import { plainText } from './plain-text.ts';

test('turns a description into a line of text, without running anything in it', () => {
  expect(plainText('<p>For <b>Monday</b></p><ul><li>one</li><li>two</li></ul>')).toBe('For Monday one two');
  expect(plainText('<img src=x onerror="globalThis.ran = true"> Tom &amp; Ann')).toBe('Tom & Ann');
  expect(globalThis).not.toHaveProperty('ran');
});
