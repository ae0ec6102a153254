import { describe, expect, test } from '@jest/globals';
import { DEFAULT_SEARCH_TITLES, SEARCH_TITLES } from '@airdex/shared-contracts/search-filter';
import { chooseTitleFields, summariseTitleFields } from './title-fields.ts';

const DEFAULTS = [...DEFAULT_SEARCH_TITLES];

describe('the fields to search in', () => {
  test('[HDR-04] the dropdown says that the four defaults are selected', () => {
    expect(summariseTitleFields([...DEFAULTS].reverse())).toEqual({ kind: 'titles-only' });
    expect(summariseTitleFields(SEARCH_TITLES)).toEqual({ kind: 'all' });
    expect(summariseTitleFields(['DIRECTOR'])).toEqual({ kind: 'some', titles: ['DIRECTOR'] });
    expect(summariseTitleFields(DEFAULTS.slice(0, 3))).toMatchObject({ kind: 'some' });
  });

  test('[HDR-04] an extra field drops the four defaults', () => {
    expect(chooseTitleFields(DEFAULTS, [...DEFAULTS, 'DIRECTOR'])).toEqual(['DIRECTOR']);
    expect(chooseTitleFields(DEFAULTS, [...DEFAULTS, 'DIRECTOR', 'Keywords'])).toEqual([
      'Keywords',
      'DIRECTOR',
    ]);
  });

  test('[HDR-04] unticking a default field drops only this field', () => {
    expect(chooseTitleFields(DEFAULTS, ['format_title', 'translated_title'])).toEqual([
      'format_title',
      'translated_title',
    ]);
  });

  test('another field is added to the chosen ones', () => {
    expect(chooseTitleFields(['DIRECTOR'], ['DIRECTOR', 'format_title'])).toEqual([
      'format_title',
      'DIRECTOR',
    ]);
  });

  test('ticking nothing means the defaults, ticking everything means all fields', () => {
    expect(chooseTitleFields(['DIRECTOR'], [])).toEqual(DEFAULT_SEARCH_TITLES);
    expect(chooseTitleFields(DEFAULTS, SEARCH_TITLES)).toEqual(SEARCH_TITLES);
  });
});
