import { expect, test } from '@jest/globals';
import { searchFilterSchema, type SearchFilterInput } from '@airdex/shared-contracts/search-filter';
import { saveProblem } from './save-problem.ts';

test.each<[string, SearchFilterInput, ReturnType<typeof saveProblem>]>([
  ['[SAV-04] an empty search has no filter', {}, 'no-filter'],
  ['[SAV-04] dates alone are a default search', { startDate: '2026-01-01' }, 'invalid-search'],
  ['[SAV-04] blanks for a term are a default search', { term: '  ' }, 'invalid-search'],
  ['a term can be saved', { term: 'night', searchFrom: 'QuickSearch' }, null],
  ['a facet can be saved', { isVideoPresent: true }, null],
  ['a menu is complete with its dates', { searchFrom: 'Latest', endDate: '2026-01-01' }, null],
])('%s', (_, filter, problem) => {
  expect(saveProblem(searchFilterSchema.parse(filter))).toBe(problem);
});
