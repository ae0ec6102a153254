import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createEventBus, type EventBus } from '@airdex/shared-contracts/events';
import { DEFAULT_HEADER_FILTER, headerFilter } from '@airdex/shared-contracts/search-filter';
import { currentValue } from '../../lib/current/current-value.ts';
import { createHeaderSearch, type HeaderSearch } from './header-search.ts';

let bus: EventBus;
let search: HeaderSearch;
let heard: string[];
let published: string[];

beforeEach(() => {
  jest.useFakeTimers();
  bus = createEventBus((error) => {
    throw error;
  });
  search = createHeaderSearch({
    bus,
    language: currentValue('en'),
    location: currentValue('/'),
    isCovered: () => false,
    initial: DEFAULT_HEADER_FILTER,
    onApplied: () => [],
  });
  heard = [];
  published = [];
  bus.on('getRecapFilters').subscribe(({ header }) => published.push(header?.term ?? ''));
  for (const name of ['setSearchFrom', 'submitSearch'] as const)
    bus
      .on(name)
      .subscribe(({ header, isContinuation }) =>
        heard.push(`${header.term}${isContinuation === true ? ' (on)' : ''}`),
      );
  bus.on('clearSearch').subscribe(() => bus.raise('showInHeader', { header: headerFilter('shown') }));
});
afterEach(() => {
  search.stop();
  jest.useRealTimers();
});

function typeAndRest(term: string): void {
  search.type(term);
  jest.advanceTimersByTime(1000);
}

test('typing after a pause continues the search that started then, up to Enter', () => {
  typeAndRest('nig');
  typeAndRest('night');
  search.type('nights');
  search.submit();
  typeAndRest('day');
  expect(heard).toEqual(['nig', 'night (on)', 'nights (on)', 'day']);
});

test('a search of the menu within the pause replaces what was typed, even if nothing handles it yet', () => {
  search.type('night');
  bus.raise('Latest');
  jest.advanceTimersByTime(1000);
  expect(heard).toEqual([]);
  typeAndRest('nights');
  expect(heard).toEqual(['nights']);
});

test('Enter without a pause continues no search', () => {
  search.type('night');
  search.submit();
  expect(heard).toEqual(['night']);
});

test('the typing ends when the user leaves the box, and when the box shows another search', () => {
  typeAndRest('nig');
  search.endTyping();
  typeAndRest('night');
  search.clear();
  typeAndRest('nights');
  expect(heard).toEqual(['nig', 'night', 'nights']);
});

test('leaving the box publishes its filter at once; the search starts after the pause', () => {
  search.type('castle');
  expect(published).toEqual([]);
  search.endTyping();
  expect(published).toEqual(['castle']);
  expect(heard).toEqual([]);
  jest.advanceTimersByTime(1000);
  expect(heard).toEqual(['castle']);
  search.endTyping();
  search.setComposing(true);
  search.type('castles');
  search.endTyping();
  expect(published).toEqual(['castle']);
});

test('a filter that was published and undone within the pause is not kept', () => {
  search.type('castle');
  search.endTyping();
  search.type('');
  jest.advanceTimersByTime(1000);
  expect(published).toEqual(['castle', '']);
  expect(heard).toEqual([]);
});
