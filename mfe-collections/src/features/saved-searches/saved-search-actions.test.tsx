import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiClient } from '@airdex/shared-contracts/api';
import { gone, refusal } from '../../testing/show-dialog.tsx';
import { savedSearch } from './saved-search.fixture.ts';
import { card, many, show, toggle } from './saved-searches-page.fixture.tsx';

describe('toggles', () => {
  test('[SVS-02] show at once, are stored automatically, and notify the rest of the page', async () => {
    let store = () => undefined as void;
    const setSearchShowInHomepage = jest.fn<ApiClient['setSearchShowInHomepage']>(
      () =>
        new Promise((resolve) => {
          store = () => {
            resolve(true);
          };
        }),
    );
    const { raised } = show(many(1, { dailyUpdate: true }), { setSearchShowInHomepage });
    await userEvent.click(await toggle('Search 1', 'Display on homepage'));
    expect(await toggle('Search 1', 'Display on homepage')).toBeChecked();
    expect(await toggle('Search 1', 'Add to daily update')).toBeChecked();
    expect(await toggle('Search 1', 'Add to favorites')).not.toBeChecked();
    expect(setSearchShowInHomepage.mock.calls.map(([{ body }]) => body)).toEqual([
      [{ id: 1, showInHomepage: true }],
    ]);
    expect(raised).not.toContain('saveSearch');
    store();
    await waitFor(() => {
      expect(raised).toContain('saveSearch');
    });
  });

  test.each([
    [
      'a third search on the home page',
      [...many(2, { showInHomepage: true }), savedSearch({ id: 9, searchName: 'One more' })],
      'Display on homepage',
      'Maximum of 2 Saved Searches to be added to Homepage',
    ],
    [
      'a sixth favourite',
      [...many(5, { isFavorite: true }), savedSearch({ id: 9, searchName: 'One more' })],
      'Add to favorites',
      'Maximum of 5 Saved Searches to be added to Favorites',
    ],
  ])('[SVS-02] refuse %s in a dialog and save nothing', async (_, searches, label, message) => {
    // Neither call is answered here: the test fails if one is made.
    show(searches);
    const control = await toggle('One more', label);
    await userEvent.click(control);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(message);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(control).not.toBeChecked();
  });

  test('[SVS-02] are undone with the same dialog if another window has already reached the limit', async () => {
    const error = Object.assign(refusal('Maximum of 5'), {
      body: { error: 'limit-exceeded', message: 'Maximum of 5' },
    });
    show(many(1, {}), {
      getFavoritesSavedSearches: () => Promise.resolve([]),
      setSearchFavorites: () => Promise.reject(error),
    });
    await userEvent.click(await toggle('Search 1', 'Add to favorites'));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Maximum of 5 Saved Searches to be added to Favorites',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => {
      expect(await toggle('Search 1', 'Add to favorites')).not.toBeChecked();
    });
  });

  test('[SVS-02] leave an edit in progress as it is when the server reports the limit', async () => {
    let refuse: (error: Error) => void = () => undefined;
    show(many(1, {}), {
      setSearchShowInHomepage: () => new Promise((_, reject) => (refuse = reject)),
    });
    await userEvent.click(await toggle('Search 1', 'Display on homepage'));
    await userEvent.click((await card('Search 1')).getByRole('button', { name: 'Edit “Search 1”' }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), ' at night');
    refuse(Object.assign(refusal('Maximum of 2'), { body: { error: 'limit-exceeded', message: '' } }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Maximum of 2 Saved Searches');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Search 1 at night');
  });

  test('are undone with a message when they could not be saved', async () => {
    show(many(1, {}), { setSearchDailyUpdate: () => Promise.reject(new Error('down')) });
    await userEvent.click(await toggle('Search 1', 'Add to daily update'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was saved');
    expect(await toggle('Search 1', 'Add to daily update')).not.toBeChecked();
  });

  test('keep favourites that another window has added meanwhile', async () => {
    const setSearchFavorites = jest.fn<ApiClient['setSearchFavorites']>(() => Promise.resolve(true));
    const { id, searchName, lastCall, filter } = savedSearch({ id: 7 });
    show(many(1, {}), {
      getFavoritesSavedSearches: () => Promise.resolve([{ id, searchName, lastCall, filter }]),
      setSearchFavorites,
    });
    await userEvent.click(await toggle('Search 1', 'Add to favorites'));
    await waitFor(() => {
      expect(setSearchFavorites.mock.calls.map(([{ body }]) => body)).toEqual([[7, 1]]);
    });
  });
});

describe('editing', () => {
  test('[SVS-03] flags a blank name and saves nothing; then saves what was changed', async () => {
    const saveSearch = jest.fn<ApiClient['saveSearch']>(({ body }) =>
      Promise.resolve(savedSearch({ id: body.id, searchName: body.searchName })),
    );
    const { raised } = show([savedSearch({ id: 3, searchName: 'Quiz', description: 'Old' })], { saveSearch });
    const edit = (await card('Quiz')).getByRole('button', { name: 'Edit “Quiz”' });
    await userEvent.click(edit);
    const dialog = within(screen.getByRole('dialog', { name: 'Edit saved search' }));
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, '   ');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(name).toBeInvalid();
    expect(saveSearch).not.toHaveBeenCalled();
    await userEvent.clear(name);
    await userEvent.type(name, ' Quiz shows ');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(saveSearch.mock.calls.map(([{ body }]) => body)).toEqual([{ id: 3, searchName: 'Quiz shows' }]);
    expect(raised).toContain('saveSearch');
    await waitFor(() => {
      expect(edit).toHaveFocus();
    });
  });

  test('removes a search that turns out to be gone, and says that nothing was saved', async () => {
    const kept = [savedSearch({ id: 3, searchName: 'Quiz' }), savedSearch({ id: 4, searchName: 'Crime' })];
    show(kept, {
      getSavedSearches: () => Promise.resolve([...kept]),
      saveSearch: () => Promise.reject(gone()),
    });
    await userEvent.click((await card('Quiz')).getByRole('button', { name: 'Edit “Quiz”' }));
    // Another window deletes it.
    kept.shift();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Nothing was saved')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await card('Crime');
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Run the search “Quiz”' })).not.toBeInTheDocument();
    });
  });
});

test('[SVS-03] duplicates, names the copy, and can undo it', async () => {
  const duplicateSearch = jest.fn<ApiClient['duplicateSearch']>(() =>
    Promise.resolve(savedSearch({ id: 8, searchName: 'Quiz (copy)' })),
  );
  const deleteSearch = jest.fn<ApiClient['deleteSearch']>(() => Promise.resolve(true));
  show([savedSearch({ id: 3, searchName: 'Quiz' })], { duplicateSearch, deleteSearch });
  await userEvent.click((await card('Quiz')).getByRole('button', { name: 'Duplicate “Quiz”' }));
  expect(await screen.findByText('Duplicated as “Quiz (copy)”.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone.')).toBeVisible();
  expect(deleteSearch.mock.calls.map(([{ params }]) => params)).toEqual([{ id: 8 }]);
});

test('undoing a copy that another window has deleted succeeds', async () => {
  show([savedSearch({ id: 3, searchName: 'Quiz' })], {
    duplicateSearch: () => Promise.resolve(savedSearch({ id: 8, searchName: 'Quiz (copy)' })),
    deleteSearch: () => Promise.reject(gone()),
  });
  await userEvent.click((await card('Quiz')).getByRole('button', { name: 'Duplicate “Quiz”' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone.')).toBeVisible();
});
