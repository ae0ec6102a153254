import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { createEventBus } from '@airdex/shared-contracts/events';
import { headerFilter } from '@airdex/shared-contracts/search-filter';
import { useSearchSession } from './use-search-session.ts';

const newBus = () =>
  createEventBus((error) => {
    throw error;
  });

test('[EVT-02] a search asked for before the results were mounted is run once they are', () => {
  const bus = newBus();
  bus.raise('setSearchFrom', { searchFrom: 'QuickSearch', header: headerFilter('crime') });
  const { result } = renderHook(() => useSearchSession({ bus }));
  expect(result.current).toMatchObject({ searchFrom: 'QuickSearch', term: 'crime' });
});

test('[EVT-02] it is not run again when the results are mounted a second time', () => {
  const bus = newBus();
  bus.raise('Upcoming');
  renderHook(() => useSearchSession({ bus })).unmount();
  expect(renderHook(() => useSearchSession({ bus })).result.current).toBeNull();
});

test('the header hears what is active and what to show', () => {
  const bus = newBus();
  const heard: unknown[] = [];
  bus.on('activeFilters').subscribe((payload) => heard.push(payload));
  bus.on('showInHeader').subscribe(({ header }) => heard.push(header.term));
  const { result } = renderHook(() => useSearchSession({ bus }));
  act(() => {
    bus.raise('Latest');
  });
  expect(heard).toEqual([{ isActive: true }, '']);
  act(() => {
    bus.raise('clearSearch');
  });
  expect(result.current).toMatchObject({ searchFrom: 'AdvancedSearch', startDate: null });
  expect(heard.slice(2)).toEqual([{ isActive: false }, '']);
});
