import { describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiFailure, type ApiClient } from '@airdex/shared-contracts/api';
import { refusal } from '../../testing/show-dialog.tsx';
import { savedSearch } from './saved-search.fixture.ts';
import { card, many, SavedSearchesPage, show, toggle } from './saved-searches-page.fixture.tsx';

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

  test('[SVS-03] leave an edit in progress as it is when the server reports the limit', async () => {
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
      saveSearch: () => Promise.reject(Object.assign(new Error('gone'), { status: 404 })),
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
  expect(await screen.findByText('Copied as “Quiz (copy)”.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone.')).toBeVisible();
  expect(deleteSearch.mock.calls.map(([{ params }]) => params)).toEqual([{ id: 8 }]);
});

test('undoing a copy that another window has deleted succeeds', async () => {
  show([savedSearch({ id: 3, searchName: 'Quiz' })], {
    duplicateSearch: () => Promise.resolve(savedSearch({ id: 8, searchName: 'Quiz (copy)' })),
    deleteSearch: () => Promise.reject(Object.assign(new Error('gone'), { status: 404 })),
  });
  await userEvent.click((await card('Quiz')).getByRole('button', { name: 'Duplicate “Quiz”' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone.')).toBeVisible();
});

describe('a change whose response was lost', () => {
  const lost = () => Promise.reject(new ApiFailure('unreachable', 'lost'));

  test('may have restored a search: Undo can be repeated', async () => {
    const restoreSearch = jest
      .fn<ApiClient['restoreSearch']>(() => Promise.reject(Object.assign(new Error('gone'), { status: 404 })))
      .mockImplementationOnce(lost);
    show(many(2, {}), { deleteSearch: () => Promise.resolve(true), restoreSearch });
    await userEvent.click((await card('Search 1')).getByRole('button', { name: 'Delete “Search 1”' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('There was no response. This may have been undone.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Undone.')).toBeVisible();
    await card('Search 1');
  });

  test('may have been saved: the dialog says so, and the page reloads', async () => {
    const kept = [savedSearch({ id: 3, searchName: 'Quiz' })];
    show(kept, { getSavedSearches: () => Promise.resolve([...kept]), saveSearch: lost });
    await userEvent.click((await card('Quiz')).getByRole('button', { name: 'Edit “Quiz”' }));
    kept[0] = savedSearch({ id: 3, searchName: 'Quiz shows' });
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The change may have been saved');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await card('Quiz shows');
  });

  test('may have deleted a search: the page reloads', async () => {
    const kept = many(2, {});
    show(kept, { getSavedSearches: () => Promise.resolve([...kept]), deleteSearch: lost });
    await userEvent.click((await card('Search 1')).getByRole('button', { name: 'Delete “Search 1”' }));
    kept.shift();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The change may have been saved.');
    await waitFor(() => {
      expect(screen.queryByRole('row', { name: 'Search 1' })).not.toBeInTheDocument();
    });
  });

  test('is known not to be saved without a connection', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show(many(1, {}), { setSearchDailyUpdate: lost });
    await userEvent.click(await toggle('Search 1', 'Add to daily update'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was saved');
    jest.restoreAllMocks();
  });
});

test('[SVS-03] deletes after a confirmation with the name, and moves the focus to the next one', async () => {
  const deleteSearch = jest.fn<ApiClient['deleteSearch']>(() => Promise.resolve(true));
  const { raised } = show(many(3, {}), { deleteSearch });
  await userEvent.click((await card('Search 2')).getByRole('button', { name: 'Delete “Search 2”' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Are you sure you want to delete “Search 2”?');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(deleteSearch.mock.calls.map(([{ params }]) => params)).toEqual([{ id: 2 }]);
  await waitFor(() => {
    expect(screen.queryByRole('row', { name: 'Search 2' })).not.toBeInTheDocument();
  });
  await waitFor(() => {
    expect(screen.getByRole('row', { name: 'Search 3' })).toHaveFocus();
  });
  expect(raised).toContain('saveSearch');
});

test.each([
  ['the last one', ''],
  ['the last one with the typed name', 'Search 1'],
])('moves the focus to the heading when %s is deleted', async (_, term) => {
  show(many(term === '' ? 1 : 2, {}), { deleteSearch: () => Promise.resolve(true) });
  const heading = await screen.findByRole('heading', { level: 1 });
  const remove = (await card('Search 1')).getByRole('button', { name: 'Delete “Search 1”' });
  if (term !== '') await userEvent.type(screen.getByRole('searchbox'), term);
  await userEvent.click(remove);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => {
    expect(heading).toHaveFocus();
  });
  expect(screen.queryByRole('row')).not.toBeInTheDocument();
});

describe('the address of a saved search', () => {
  test('[QCK-05] runs the search at once, and then becomes the address of the page', async () => {
    const { host } = show(many(2, {}), {}, '/savedSearches?launch=2');
    const launched: unknown[] = [];
    host.bus.on('SavedSearch').subscribe(({ id }) => launched.push(id));
    await waitFor(() => {
      expect(launched).toEqual([2]);
    });
    expect(host.location.get()).toBe('/savedSearches');
  });

  test('[QCK-05] runs the current search, not the one from an earlier visit', async () => {
    let searches = many(1, { searchName: 'Before' });
    const { host, rerender } = show(searches, { getSavedSearches: () => Promise.resolve(searches) });
    await card('Before');
    rerender(<></>);
    searches = many(2, { searchName: 'Now' });
    const launched: unknown[] = [];
    host.bus.on('SavedSearch').subscribe(({ id, searchName }) => launched.push([id, searchName]));
    host.navigate('/savedSearches?launch=2');
    rerender(<SavedSearchesPage host={host} />);
    await waitFor(() => {
      expect(launched).toEqual([[2, 'Now']]);
    });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('shows a message if it no longer exists', async () => {
    const { raised } = show(many(1, {}), {}, '/savedSearches?launch=99');
    expect(await screen.findByRole('alert')).toHaveTextContent('This saved search no longer exists.');
    expect(raised).not.toContain('SavedSearch');
  });
});

test('a deleted search that another window restores appears again', async () => {
  const kept = many(2, {});
  const [first] = kept;
  const { host } = show(kept, {
    getSavedSearches: () => Promise.resolve([...kept]),
    deleteSearch: () => {
      kept.shift();
      return Promise.resolve(true);
    },
  });
  await userEvent.click((await card('Search 1')).getByRole('button', { name: 'Delete “Search 1”' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => {
    expect(screen.queryByRole('row', { name: 'Search 1' })).not.toBeInTheDocument();
  });
  await screen.findByText('“Search 1” deleted.');
  if (first !== undefined) kept.unshift(first);
  act(() => {
    host.bus.raise('saveSearch');
  });
  await card('Search 1');
});

test('the focus returns from a dismissed failure to where it came from', async () => {
  show(many(1, {}), { setSearchDailyUpdate: () => Promise.reject(new Error('down')) });
  const control = await toggle('Search 1', 'Add to daily update');
  await userEvent.click(control);
  const close = within(await screen.findByRole('alert')).getByRole('button', { name: 'Close' });
  act(() => {
    control.focus();
  });
  act(() => {
    close.focus();
  });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => {
    expect(control).toHaveFocus();
  });
});
