import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { searchFilterSchema, type SearchFilterInput } from '@airdex/shared-contracts/search-filter';
import { texts } from '../../texts/index.ts';
import { SaveSearchAction } from './save-search-action.tsx';

function show(filter: SearchFilterInput) {
  const host = createTestHost();
  render(
    <ScreenProviders remote="mfe-search" texts={texts} host={host}>
      <SaveSearchAction filter={searchFilterSchema.parse(filter)} />
    </ScreenProviders>,
  );
  return host;
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save search' }));

test('opens the dialog with the search on the screen', async () => {
  const host = show({ term: 'night' });
  await save();
  expect(host.openedDialogs).toEqual([
    { name: 'save-search', props: { filter: searchFilterSchema.parse({ term: 'night' }) } },
  ]);
});

test('saves the criteria of a menu or a saved search, not its origin', async () => {
  const criteria: SearchFilterInput = { term: 'night', selectedMarketShareComparison: 'BiggerOrEqual' };
  const host = show({
    ...criteria,
    searchFrom: 'SavedSearch',
    savedSearchId: 4,
    lastCall: '2026-03-01T10:00:00Z',
    refreshLastCall: true,
  });
  await save();
  expect(host.openedDialogs).toEqual([
    { name: 'save-search', props: { filter: searchFilterSchema.parse(criteria) } },
  ]);
});

test.each<[SearchFilterInput, string]>([
  [{}, 'Please apply at least one filter to save a search'],
  [{ endDate: '2026-01-01' }, 'Nothing to search for yet'],
])('[SAV-04] does not save a search of %j, and a message explains why', async (filter, title) => {
  const host = show(filter);
  await save();
  const message = screen.getByRole('alertdialog', { name: title });
  expect(message).toHaveTextContent(
    'To run your search, type a word or select the criteria of your choice.Try other criteria or contact the',
  );
  expect(host.openedDialogs).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(message).not.toBeInTheDocument();
});
