import { expect, test } from '@jest/globals';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { headerFilter } from '@airdex/shared-contracts/search-filter';
import { createSearchSession } from './search-session.ts';

function start() {
  const host = createTestHost({ location: '/search?v=1&q=night' });
  const session = createSearchSession(host);
  session.connect();
  return { host, session };
}

test('[RES-03] an address without a view shows the one that the user chose last', () => {
  localStorage.setItem('results-view', 'list');
  const { host, session } = start();
  expect(session.view.get()).toBe('list');
  // Repeating the search adds no entry.
  host.bus.raise('setSearchFrom', { searchFrom: 'QuickSearch', header: headerFilter('night') });
  expect(host.history.paths()).toEqual(['/search?v=1&q=night&view=list']);
  localStorage.clear();
  expect(start().session.view.get()).toBe('thumbs');
});
