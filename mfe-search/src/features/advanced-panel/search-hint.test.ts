import { expect, test } from '@jest/globals';
import { DEFAULT_SEARCH_FILTER } from '@airdex/shared-contracts/search-filter';
import { searchHint } from './search-hint.ts';

test.each([
  [{}, 'nothing'],
  [{ term: '  ' }, 'nothing'],
  [{ startDate: '2026-01-01' }, 'datesAlone'],
  [{ endDate: '2026-01-01', term: ' ' }, 'datesAlone'],
  [{ startDate: '2026-01-01', selectedTimeslots: ['daytime'] }, null],
  [{ startDate: '2026-01-01', term: 'a' }, null],
  [{ term: 'a' }, null],
  [{ isNotaSelection: true }, null],
] as const)('[HDR-11] with %j chosen the hint is %j', (part, hint) => {
  expect(searchHint({ ...DEFAULT_SEARCH_FILTER, ...part } as never, 'en')).toBe(hint);
});
