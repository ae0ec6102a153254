import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiFailure, type ApiClient } from '@airdex/shared-contracts/api';
import { NAME_LENGTH_MAX } from '@airdex/shared-contracts/constants';
import { refusal, showDialog } from '../../testing/show-dialog.tsx';
import { savedSearch } from '../saved-searches/saved-search.fixture.ts';
import { SaveSearchDialog } from './save-search-dialog.tsx';

const FILTER = { term: 'night', isVideoPresent: true };
const CRIME = savedSearch({ id: 1, searchName: 'Crime in France', description: 'For\n<base> & <Mondays>' });
const QUIZ = savedSearch({ id: 2, searchName: 'Quiz shows' });

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const option = (name: RegExp) => screen.getByRole('option', { name });
const nameField = () => screen.getByRole('textbox', { name: /^Name/ });

function open(searches = [CRIME, QUIZ], api: Partial<ApiClient> = {}) {
  return showDialog<'save-search'>(
    SaveSearchDialog,
    { filter: FILTER },
    {
      getSavedSearches: () => Promise.resolve(searches),
      getAdvancedSearchPrograms: () => Promise.resolve({ programs: [], count: 0, hideRatings: false }),
      ...api,
    },
  );
}

describe('the menu', () => {
  test('[SAV-01] offers to update or to create; cancel of either leads back to it, and then closes', async () => {
    const { answer } = open();
    await userEvent.click(await screen.findByRole('button', { name: /Update an existing search/ }));
    expect(screen.getByRole('dialog', { name: 'Update a saved search' })).toBeVisible();
    await press('Cancel');
    await userEvent.click(screen.getByRole('button', { name: /Create a new search/ }));
    expect(screen.getByRole('dialog', { name: 'Create a saved search' })).toBeVisible();
    await press('Cancel');
    expect(screen.getByRole('button', { name: /Update an existing search/ })).toHaveFocus();
    expect(answer).not.toHaveBeenCalled();
    await press('Cancel');
    expect(answer.mock.calls).toEqual([[null]]);
  });

  test('[SAV-01] is skipped without saved searches, where cancel of the form closes', async () => {
    const { answer } = open([]);
    expect(await screen.findByRole('dialog', { name: 'Create a saved search' })).toBeVisible();
    expect(nameField()).toHaveFocus();
    await press('Cancel');
    expect(answer.mock.calls).toEqual([[null]]);
  });

  test('does not treat a list that failed to load as an empty one', async () => {
    const getSavedSearches = jest
      .fn<ApiClient['getSavedSearches']>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue([CRIME]);
    open([], { getSavedSearches });
    expect(await screen.findByRole('alert')).toHaveTextContent('The saved searches could not be loaded');
    await press('Retry');
    expect(await screen.findByRole('button', { name: /Update an existing search/ })).toBeVisible();
  });
});

describe('a new saved search', () => {
  test('[SAV-02] is created from name, description and filter, and announced by an event', async () => {
    const createSearch = jest.fn<ApiClient['createSearch']>(() =>
      Promise.resolve(savedSearch({ id: 9, searchName: 'Nights' })),
    );
    const { answer, raised, leave } = open([], { createSearch });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), '  Nights ');
    await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'with video{Tab}');
    await press('Save');
    await waitFor(() => {
      expect(answer.mock.calls).toEqual([[{ id: 9, searchName: 'Nights', action: 'created' }]]);
    });
    expect(createSearch.mock.calls.map(([{ body }]) => body)).toEqual([
      { searchName: 'Nights', description: 'with video', filter: FILTER },
    ]);
    expect(raised).toEqual(['saveSearch']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Saved search “Nights” created.');
    await press('Close');
    expect(leave).toHaveBeenCalledTimes(1);
  });

  test('shows that its name has reached the limit, because pasted text may be cut', async () => {
    open([], {});
    await userEvent.click(await screen.findByRole('textbox', { name: /^Name/ }));
    await userEvent.paste('n'.repeat(NAME_LENGTH_MAX - 1));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await userEvent.paste('ight');
    expect(nameField()).toHaveValue('n'.repeat(NAME_LENGTH_MAX - 1) + 'i');
    expect(screen.getByRole('status')).toHaveTextContent('A name can have at most 200 characters');
  });

  test('[SAV-02] needs a name: a blank one is flagged with a message, and nothing is sent', async () => {
    const createSearch = jest.fn<ApiClient['createSearch']>();
    open([], { createSearch });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), '   ');
    await press('Save');
    expect(nameField()).toBeInvalid();
    expect(nameField()).toHaveAccessibleDescription('Enter a name.');
    expect(nameField()).toHaveFocus();
    expect(createSearch).not.toHaveBeenCalled();
    await userEvent.type(nameField(), 'x');
    expect(nameField()).toBeValid();
  });

  test.each([
    ['of the server', refusal('You have too many saved searches.'), 'You have too many saved searches.'],
    ['of the connection', new Error('offline'), 'the connection was lost'],
  ])('keeps its input after a failure %s, and can be sent again', async (_, failure, message) => {
    const createSearch = jest
      .fn<ApiClient['createSearch']>()
      .mockRejectedValueOnce(failure)
      .mockResolvedValue(savedSearch({ id: 9 }));
    const { answer, raised } = open([], { createSearch });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Nights');
    await press('Save');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(nameField()).toHaveValue('Nights');
    expect(raised).toEqual([]);
    await press('Save');
    await waitFor(() => {
      expect(answer).toHaveBeenCalledTimes(1);
    });
  });

  test('shows at the name that the server rejects it', async () => {
    const taken = refusal('This name is taken.', 'searchName');
    open([], { createSearch: () => Promise.reject(taken) });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Nights');
    await press('Save');
    await waitFor(() => {
      expect(nameField()).toHaveAccessibleDescription('This name is taken.');
    });
  });

  test('keeps its form if the response is lost, even if it was saved', async () => {
    const stored: (typeof CRIME)[] = [];
    const createSearch = () => {
      stored.push(CRIME);
      return Promise.reject(new ApiFailure('timeout', 'no response'));
    };
    const getSavedSearches = jest.fn<ApiClient['getSavedSearches']>(() => Promise.resolve([...stored]));
    open([], { createSearch, getSavedSearches });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), CRIME.searchName);
    await press('Save');
    expect(await screen.findByRole('alert')).toHaveTextContent('There was no response');
    await waitFor(() => {
      expect(getSavedSearches).toHaveBeenCalledTimes(2);
    });
    expect(nameField()).toHaveValue(CRIME.searchName);
  });

  test('is sent once, and aborted when the dialog closes', async () => {
    let signal: AbortSignal | undefined;
    const createSearch = jest.fn<ApiClient['createSearch']>((given) => {
      signal = given.signal;
      return new Promise(() => undefined);
    });
    const { answer, raised } = open([], { createSearch });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Nights{Enter}{Enter}');
    await waitFor(() => {
      expect(createSearch).toHaveBeenCalledTimes(1);
    });
    await userEvent.keyboard('{Escape}');
    expect(answer.mock.calls).toEqual([[null]]);
    expect(signal?.aborted).toBe(true);
    // The server may have saved it, so lists of saved searches reload.
    expect(raised).toEqual(['saveSearch']);
  });
});

describe('an existing saved search', () => {
  async function choose(api: Partial<ApiClient> = {}) {
    const shown = open([CRIME, QUIZ], api);
    await userEvent.click(await screen.findByRole('button', { name: /Update an existing search/ }));
    return shown;
  }

  test('[SAV-03] is shown with name, description, previews, update date and count, in a modal of 700 px', async () => {
    await choose();
    expect(screen.getByRole('dialog').closest('[data-width]')).toHaveAttribute('data-width', '700');
    const crime = option(/^Crime in France/);
    expect(crime).toHaveTextContent(/Updated 28\/02\/2026.*For <base> & <Mondays>/);
    expect(option(/^Quiz shows/)).toHaveTextContent('no description');
    expect(await within(crime).findByText('No items')).toBeVisible();
  });

  test('[SAV-03] [SAV-05] previews the first seven programmes that the stored filter finds', async () => {
    const getAdvancedSearchPrograms = jest.fn<ApiClient['getAdvancedSearchPrograms']>(() =>
      Promise.resolve({ programs: [], count: 12, hideRatings: false }),
    );
    await choose({ getAdvancedSearchPrograms });
    expect(await within(option(/^Quiz shows/)).findByText('12 programmes')).toBeVisible();
    expect(getAdvancedSearchPrograms.mock.calls.map(([{ body }]) => body)).toContainEqual(
      expect.objectContaining({
        term: 'crime',
        savedSearchId: 2,
        page: 1,
        resultsPerPage: 7,
        searchFrom: 'SavedSearch',
        refreshLastCall: false,
      }),
    );
  });

  test('[SAV-03] is found by the start of its name, ignoring case and outer spaces', async () => {
    await choose();
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await userEvent.type(screen.getByRole('searchbox'), ' QUIZ ');
    await waitFor(() => {
      expect(screen.getAllByRole('option')).toHaveLength(1);
    });
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByText(/No name starts with/)).toBeVisible();
  });

  test('[SAV-03] is selected one at a time, and Confirm waits for a selection', async () => {
    await choose();
    expect(button('Confirm')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(option(/^Crime in France/));
    await userEvent.click(option(/^Quiz shows/));
    expect(option(/^Crime in France/)).toHaveAttribute('aria-selected', 'false');
    expect(option(/^Quiz shows/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(option(/^Quiz shows/));
    expect(button('Confirm')).toHaveAttribute('aria-disabled', 'true');
  });

  test('[SAV-03] gets the current filter, which Undo reverts', async () => {
    const saveSearchFilter = jest.fn<ApiClient['saveSearchFilter']>(() => Promise.resolve(QUIZ));
    const { answer, raised } = await choose({ saveSearchFilter });
    await userEvent.click(option(/^Quiz shows/));
    await press('Confirm');
    await waitFor(() => {
      expect(answer.mock.calls).toEqual([[{ id: 2, searchName: 'Quiz shows', action: 'updated' }]]);
    });
    await press('Undo');
    expect(await screen.findByText('Undone.')).toBeVisible();
    expect(saveSearchFilter.mock.calls.map(([{ body }]) => body)).toEqual([
      { id: 2, filter: FILTER },
      { id: 2, filter: QUIZ.filter },
    ]);
    expect(raised).toEqual(['saveSearch', 'saveSearch']);
  });

  test('stays selected if its update fails', async () => {
    await choose({ saveSearchFilter: () => Promise.reject(new Error('down')) });
    await userEvent.click(option(/^Quiz shows/));
    await press('Confirm');
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was saved');
    expect(option(/^Quiz shows/)).toHaveAttribute('aria-selected', 'true');
  });
});
