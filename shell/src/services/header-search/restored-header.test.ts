import { describe, expect, test } from '@jest/globals';
import { DEFAULT_HEADER_FILTER, headerFilter, headerOfRecap } from '@airdex/shared-contracts/search-filter';
import { headerRecap } from './header-recap.ts';

describe('the header after a reload', () => {
  test.each([headerFilter(''), headerFilter('news'), headerFilter('新闻', ['DIRECTOR', 'Keywords'])])(
    'is what its recap said (%#)',
    (header) => {
      expect(headerOfRecap(headerRecap(header, String))).toEqual(header);
    },
  );

  test('is empty without entries', () => {
    expect(headerOfRecap([])).toEqual(DEFAULT_HEADER_FILTER);
  });
});
