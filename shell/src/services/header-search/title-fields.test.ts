import { describe, expect, test } from '@jest/globals';
import { DEFAULT_SEARCH_TITLES, SEARCH_TITLES } from '@airdex/shared-contracts/search-filter';
import { chooseTitleFields, summariseTitleFields } from './title-fields.ts';

const DEFAULTS = [...DEFAULT_SEARCH_TITLES];

describe('the fields to search in', () => {
  test('[HDR-04] while the four defaults are selected the dropdown says so', () => {
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

  test('[HDR-04] a default field that is unticked drops only itself', () => {
    expect(chooseTitleFields(DEFAULTS, ['format_title', 'translated_title'])).toEqual([
      'format_title',
      'translated_title',
    ]);
  });

  test('a further field joins those that were chosen', () => {
    expect(chooseTitleFields(['DIRECTOR'], ['DIRECTOR', 'format_title'])).toEqual([
      'format_title',
      'DIRECTOR',
    ]);
  });

  test('nothing ticked means the defaults, everything ticked everything', () => {
    expect(chooseTitleFields(['DIRECTOR'], [])).toEqual(DEFAULT_SEARCH_TITLES);
    expect(chooseTitleFields(DEFAULTS, SEARCH_TITLES)).toEqual(SEARCH_TITLES);
  });
});
