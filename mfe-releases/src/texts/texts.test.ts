import { expect, test } from '@jest/globals';
import { textProblems } from '@airdex/mfe-kit/test-kit';
import { en } from './en.ts';
import { zh } from './zh.ts';

test('every text exists in both languages', () => {
  expect(textProblems({ en, ch: zh })).toEqual([]);
});
