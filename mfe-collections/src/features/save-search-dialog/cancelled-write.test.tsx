import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiClient, SavedSearch } from '@airdex/shared-contracts/api';
import { refusal, showDialog } from '../../testing/show-dialog.tsx';
import { savedSearch } from '../saved-searches/saved-search.fixture.ts';
import { SaveSearchDialog } from './save-search-dialog.tsx';

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const nameField = () => screen.getByRole('textbox', { name: /^Name/ });

test('a new search is not saved if the form is cancelled while it is under way, and the next form starts afresh', async () => {
  const responses: ((saved: SavedSearch) => void)[] = [];
  const signals: (AbortSignal | undefined)[] = [];
  const createSearch = jest
    .fn<ApiClient['createSearch']>(({ signal }) => {
      signals.push(signal);
      return new Promise((resolve) => responses.push(resolve));
    })
    .mockImplementationOnce(() => Promise.reject(refusal('Taken', 'searchName')));
  const { answer } = showDialog<'save-search'>(
    SaveSearchDialog,
    { filter: { term: 'night' } },
    { createSearch, getSavedSearches: () => Promise.resolve([savedSearch({ id: 1, searchName: 'Crime' })]) },
  );
  const startNew = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Create a new search/ }));
  };
  await startNew();
  await userEvent.type(nameField(), 'Crime');
  await press('Save');
  await waitFor(() => {
    expect(nameField()).toBeInvalid();
  });
  await press('Cancel');
  await startNew();
  expect(nameField()).toBeValid();
  await userEvent.type(nameField(), 'Nights');
  await press('Save');
  await press('Cancel');
  await startNew();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  await userEvent.type(nameField(), 'Days');
  await press('Save');
  expect(createSearch).toHaveBeenCalledTimes(3);
  // The response was already on its way.
  responses[0]?.(savedSearch({ id: 8, searchName: 'Nights' }));
  responses[1]?.(savedSearch({ id: 9, searchName: 'Days' }));
  await waitFor(() => {
    expect(answer.mock.calls).toEqual([[{ id: 9, searchName: 'Days', action: 'created' }]]);
  });
});
