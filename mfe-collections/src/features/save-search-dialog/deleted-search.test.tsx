import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gone, showDialog } from '../../testing/show-dialog.tsx';
import { savedSearch } from '../saved-searches/saved-search.fixture.ts';
import { SaveSearchDialog } from './save-search-dialog.tsx';

test('a saved search that another window deleted is named and no longer offered', async () => {
  const stored = [
    savedSearch({ id: 1, searchName: 'Crime in France' }),
    savedSearch({ id: 2, searchName: 'Quiz shows' }),
  ];
  showDialog<'save-search'>(
    SaveSearchDialog,
    { filter: { term: 'night' } },
    {
      getSavedSearches: () => Promise.resolve([...stored]),
      getAdvancedSearchPrograms: () => Promise.resolve({ programs: [], count: 0, hideRatings: false }),
      saveSearchFilter: () => {
        stored.shift();
        return Promise.reject(gone());
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: /Update an existing search/ }));
  await userEvent.click(screen.getByRole('option', { name: /^Crime in France/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('“Crime in France” was deleted in another window.')).toBeVisible();
  expect(screen.queryByRole('option', { name: /^Crime in France/ })).not.toBeInTheDocument();
  expect(screen.getByRole('option', { name: /^Quiz shows/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-disabled', 'true');
});
