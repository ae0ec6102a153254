import { describe, expect, test } from '@jest/globals';
import { EVENT_KINDS, type EventName } from '../events/event-map.ts';
import { headerFilter } from '../search-filter/header-filter.ts';
import { DEFAULT_SEARCH_FILTER } from '../search-filter/default-search-filter.ts';
import { EVENT_SCHEMAS, problemsOfPayload } from './event-schemas.ts';

const header = headerFilter('news');
const GOOD: readonly (readonly [EventName, unknown])[] = [
  ['languageChange', { language: 'ch' }],
  ['setSearchFrom', { searchFrom: 'QuickSearch', header }],
  ['setSearchFrom', { searchFrom: 'QuickSearch', header, isContinuation: true }],
  ['advancedSearch', { filter: DEFAULT_SEARCH_FILTER }],
  ['deleteFilter', { field: 'Genres', ids: [1, 'x'] }],
  ['deleteFilter', { field: 'Term' }],
  ['getRecapFilters', { entries: [] }],
  ['getRecapFilters', { entries: [], header }],
  ['sendToLogin', { status: 401 }],
  ['Playlist', { id: 7, name: 'Mine' }],
  ['Latest', undefined],
];
const BAD: readonly (readonly [EventName, unknown, string])[] = [
  ['languageChange', { language: 'fr' }, 'payload.language'],
  ['languageChange', undefined, 'payload: must be of type object'],
  ['setSearchFrom', { searchFrom: 'QuickSearch' }, 'payload.header'],
  ['submitSearch', { header: { ...header, term: 3 } }, 'payload.header.term: must be of type string'],
  ['deleteFilter', { field: 'Colour' }, 'payload.field'],
  ['getRecapFilters', { entries: [], header: { term: 'news' } }, 'payload.header.selectedSearchTitles'],
  ['sendToLogin', { status: 500 }, 'payload.status'],
  ['Playlist', { id: '7', name: 'Mine' }, 'payload.id: must be of type number'],
  ['Latest', { more: true }, 'payload: must be of type undefined'],
];

describe('[EVT-01] payloads at run time', () => {
  test('every event has a schema', () => {
    expect(Object.keys(EVENT_SCHEMAS).sort()).toEqual(Object.keys(EVENT_KINDS).sort());
  });

  test.each(GOOD)('%s may carry %j', (name, payload) => {
    expect(problemsOfPayload(name, payload)).toEqual([]);
  });

  test.each(BAD)('%s may not carry %j', (name, payload, problem) => {
    expect(problemsOfPayload(name, payload).join('\n')).toContain(problem);
  });
});
