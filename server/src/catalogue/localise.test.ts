import { expect, test } from 'vitest';
import { localise } from './localise.ts';

test.each([
  ['ch', 'Drama', '剧情', '剧情'],
  ['ch', 'Drama', null, 'Drama'],
  ['ch', 'Drama', '', 'Drama'],
  ['ch', null, '', null],
  ['en', 'Drama', '剧情', 'Drama'],
  ['en', null, '剧情', null],
] as const)('in %s, %j and %j are shown as %j', (language, english, chinese, shown) => {
  expect(localise(language, english, chinese)).toBe(shown);
});
