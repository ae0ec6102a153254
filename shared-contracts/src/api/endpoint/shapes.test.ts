import { expect, test } from '@jest/globals';
import { filledTextSchema } from './shapes.ts';

const text = filledTextSchema(5, 'A message is required');

test('a text is trimmed and keeps joiners and marks', () => {
  expect(text.parse('  abc\n')).toBe('abc');
  expect(text.parse('👩\u200d👧')).toBe('👩\u200d👧');
});

test.each(['', '  \n', '\u200b', '\u00ad \u2060'])('%j is missing', (blank) => {
  expect(text.safeParse(blank).error?.issues).toMatchObject([{ message: 'A message is required' }]);
});

test('a text is not longer than its limit, without outer spaces', () => {
  expect(text.safeParse(' 12345 ').success).toBe(true);
  expect(text.safeParse('123456').success).toBe(false);
});
