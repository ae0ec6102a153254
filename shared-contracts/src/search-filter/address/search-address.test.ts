import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DEFAULT_SEARCH_FILTER } from '../default-search-filter.ts';
import { quickSearchFilter } from '../quick-search-presets.ts';
import type { SearchFilter } from '../search-filter.ts';
import { filters, kept, searches } from './search-address.fixture.ts';
import {
  DEFAULT_SEARCH,
  isSearchPath,
  readSearchAddress,
  SEARCH_ADDRESS_MAX,
  searchAddress,
  type AddressedSearch,
} from './search-address.ts';

const search = (filter: Partial<SearchFilter>, more: Partial<AddressedSearch> = {}): AddressedSearch => ({
  ...DEFAULT_SEARCH,
  ...more,
  filter: { ...DEFAULT_SEARCH_FILTER, ...filter },
});

describe('the address of a search', () => {
  test('gives the same search when it is read', () => {
    fc.assert(
      fc.property(searches, (given) => {
        expect(readSearchAddress(searchAddress(given))).toEqual({
          ok: true,
          search: { ...given, filter: kept(given.filter) },
        });
      }),
    );
  });

  test('is the address that the browser shows, also with punctuation', () => {
    const address = searchAddress(search({ term: "!grey's (an*at)~omy" }));
    const { pathname, search: query } = new URL(address, 'http://a');
    expect(pathname + query).toBe(address);
  });

  test('does not depend on the order of the ids, and contains nothing that needs escaping', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const reversed = Object.fromEntries(
          Object.entries(filter).map(([field, value]) => [
            field,
            Array.isArray(value) ? value.toReversed() : value,
          ]),
        ) as SearchFilter;
        expect(searchAddress(search(reversed))).toBe(searchAddress(search(filter)));
        expect(new URL(searchAddress(search(filter)), 'http://a').href).toBe(
          `http://a${searchAddress(search(filter))}`,
        );
      }),
    );
  });

  test.each([
    ['/search', search({})],
    ['/search?v=1&q=late+night', search({ searchFrom: 'QuickSearch', term: 'late night' })],
    ['/search?v=1&q=news&from=advanced', search({ term: 'news' })],
    [
      '/search?v=1&q=%E6%96%B0%E9%97%BB&in=director&days=6.7',
      search({ term: '新闻', selectedSearchTitles: ['DIRECTOR'], selectedWeekdays: [7, 6] }),
    ],
    [
      '/search?v=1&channels=all&genres=4.17',
      search({ allBroadcastsSelected: true, selectedGenres: [17, 4] }),
    ],
    [
      '/search?v=1&from=latest&start=2025-11-19&end=2026-11-19&sort=-average.title&view=list',
      search(quickSearchFilter('Latest', '2026-11-20'), {
        orderBy: [
          { sortExpression: 'SHR_AVERAGE', direction: 'Desc' },
          { sortExpression: 'LOCALTITLE', direction: 'Asc' },
        ],
        view: 'list',
      }),
    ],
    [
      '/search?v=1&from=saved&frequencies=-1.3&saved=7',
      search({ searchFrom: 'SavedSearch', savedSearchId: 7, selectedFrequencies: [3, -1] }),
    ],
  ])('can be read by people: %s', (address, given) => {
    expect(searchAddress(given)).toBe(address);
  });

  test('of 2,000 of 5,704 channels is short, and of whole groups even shorter', () => {
    const every = Array.from({ length: 5704 }, (_, index) => index + 1);
    const scattered = every.filter((id) => (id * 7919) % 5704 < 2000);
    expect(scattered.length).toBeGreaterThanOrEqual(1999);
    expect(searchAddress(search({ selectedBroadcasts: scattered })).length).toBeLessThan(1000);
    expect(searchAddress(search({ selectedBroadcasts: every.slice(300, 2300) })).length).toBeLessThan(40);
    const far = scattered.map((id) => id * 1000);
    expect(readSearchAddress(searchAddress(search({ selectedBroadcasts: far })))).toMatchObject({
      ok: true,
      search: { filter: { selectedBroadcasts: far } },
    });
  });

  test('of a search that does not fit says so', () => {
    const address = searchAddress(search({ term: '新'.repeat(2000) }));
    expect(address.length).toBeLessThan(SEARCH_ADDRESS_MAX);
    expect(readSearchAddress(address)).toEqual({ ok: false, reason: 'too-long' });
  });

  test('can always be written', () => {
    expect(
      readSearchAddress(searchAddress(search({ term: 'half \ud83d', searchFrom: 'QuickSearch' }))),
    ).toEqual({
      ok: true,
      search: search({ term: 'half \ufffd', searchFrom: 'QuickSearch' }),
    });
  });
});

describe('an address that is read', () => {
  test('needs no version and no path, and may contain parameters of others', () => {
    for (const address of ['?q=news', '/SEARCH/?v=1&q=news&utm_source=mail', '/search?q=news#top'])
      expect(readSearchAddress(address)).toEqual({
        ok: true,
        search: search({ term: 'news', searchFrom: 'QuickSearch' }),
      });
    expect(readSearchAddress('/search')).toEqual({ ok: true, search: DEFAULT_SEARCH });
  });

  test('loses control characters, which searches reject', () => {
    expect(readSearchAddress('/search?v=1&q=a%00b%09c')).toMatchObject({
      search: { filter: { term: 'abc' } },
    });
  });

  test('of a newer version is reported as such, whatever else it contains', () => {
    expect(readSearchAddress('/search?v=2&days=everyday')).toEqual({ ok: false, reason: 'newer-version' });
  });

  test('that is too long is not parsed', () => {
    expect(readSearchAddress(`/search?v=1&q=${'a'.repeat(SEARCH_ADDRESS_MAX)}`)).toEqual({
      ok: false,
      reason: 'too-long',
    });
  });

  test.each([
    'v=0',
    'v=one',
    'v=1&from=nowhere',
    'v=1&in=local.secret',
    'v=1&channels=',
    'v=1&channels=4,5',
    'v=1&channels=4..5',
    'v=1&channels=99999999999',
    'v=1&channels=all5',
    'v=1&channels=4&channels=5',
    'v=1&channels=b',
    'v=1&channels=dAAAA',
    'v=1&days=8',
    'v=1&slots=morning',
    'v=1&start=2026-02-30',
    'v=1&video=yes',
    'v=1&boosters=2',
    'v=1&saved=x',
    'v=1&sort=date.-date',
    'v=1&sort=shoe-size',
    'v=1&view=tiles',
    `v=1&q=${'a'.repeat(5001)}`,
  ])('cannot be read when it is damaged: %#', (query) => {
    expect(readSearchAddress(`/search?${query}`)).toEqual({ ok: false, reason: 'unreadable' });
  });

  test('never throws, and never turns a damaged list into another search', () => {
    const every = Array.from({ length: 3000 }, (_, index) => index * 2 + (index % 3));
    const address = searchAddress(search({ selectedBroadcasts: every }));
    const start = address.indexOf('channels=') + 'channels='.length;
    fc.assert(
      fc.property(fc.integer({ min: start, max: address.length - 1 }), (end) => {
        expect(readSearchAddress(address.slice(0, end)).ok).toBe(false);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(address.length), (noise, at) => {
        expect(() => readSearchAddress(noise)).not.toThrow();
        expect(() => readSearchAddress(`/search?channels=${noise}&q=${noise}`)).not.toThrow();
        expect(() => readSearchAddress(address.slice(0, at) + noise + address.slice(at))).not.toThrow();
      }),
    );
  });
});

test('the path of a search is recognised in any case', () => {
  expect(['/search', '/Search/', '/search?v=1', '/search#x'].map(isSearchPath)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['/', '/searches', '/search/1', '/faq?/search'].some(isSearchPath)).toBe(false);
});
