import { expect, test } from '@jest/globals';
import { textProblems } from '@airdex/mfe-kit/test-kit';
import { en } from './en.ts';
import { zh } from './zh.ts';

test('[LNG-01] every text exists in both languages', () => {
  expect(textProblems({ en, ch: zh })).toEqual([]);
});

test('uses the texts of the specification exactly', () => {
  expect(en.invalid.subtitle).toBe('To run your search, type a word or select the criteria of your choice.');
  expect(en.noResults.subtitle).toBe(
    'Based on the selected advanced search filters, no result is available within your current company subscription.',
  );
  expect(en.contactUs).toBe('Try other criteria or contact the');
});
