import { DEFAULT_SEARCH_TITLES, SEARCH_TITLES } from '@airdex/shared-contracts/search-filter';
import { expect, test } from 'vitest';
import { DEFAULT_FIELDS, SEARCHED_FIELDS } from './searched-fields.ts';

test('the threads search in the fields of the contract', () => {
  expect(SEARCHED_FIELDS).toEqual(SEARCH_TITLES);
  expect(DEFAULT_FIELDS).toEqual(DEFAULT_SEARCH_TITLES);
});
