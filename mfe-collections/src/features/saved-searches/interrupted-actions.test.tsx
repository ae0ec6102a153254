import { describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiFailure, type ApiClient } from '@airdex/shared-contracts/api';
import { gone } from '../../testing/show-dialog.tsx';
import { savedSearch } from './saved-search.fixture.ts';
import { card, many, SavedSearchesPage, show, toggle } from './saved-searches-page.fixture.tsx';

describe('a change whose response was lost', () => {
  const lost = () => Promise.reject(new ApiFailure('unreachable', 'lost'));

  test('may have restored a search: Undo can be repeated', async () => {
    const restoreSearch = jest
      .fn<ApiClient['restoreSearch']>(() => Promise.reject(gone()))
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

  test('shows a flag as it was when all changes of a series fail', async () => {
    const responses = [Promise.withResolvers<true>(), Promise.withResolvers<true>()];
    const [first, second] = responses.map(({ promise }) => promise);
    const setSearchDailyUpdate = jest
      .fn<ApiClient['setSearchDailyUpdate']>(lost)
      .mockImplementationOnce(() => first ?? lost())
      .mockImplementationOnce(() => second ?? lost());
    // The list cannot be loaded again either.
    let isReachable = true;
    show(many(1, {}), {
      setSearchDailyUpdate,
      getSavedSearches: () => (isReachable ? Promise.resolve(many(1, {})) : lost()),
    });
    const flag = await toggle('Search 1', 'Add to daily update');
    isReachable = false;
    await userEvent.click(flag);
    await userEvent.click(flag);
    for (const { reject } of responses)
      await act(async () => {
        reject(new ApiFailure('unreachable', 'lost'));
      });
    expect(setSearchDailyUpdate).toHaveBeenCalledTimes(2);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await toggle('Search 1', 'Add to daily update')).not.toBeChecked();
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
