import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SavedSearch } from '@airdex/shared-contracts/api';
import { savedSearch } from './saved-search.fixture.ts';
import { card, many, show, toggle } from './saved-searches-page.fixture.tsx';

/**
 * Shows the given searches and one more. Deletes the second; the deletion stays pending until `answer` is called.
 */
async function deleteSecond(flagged: readonly SavedSearch[]) {
  const calls: string[] = [];
  const deleted = Promise.withResolvers<true>();
  const set = (call: string) => () => {
    calls.push(call);
    return Promise.resolve(true as const);
  };
  const stored = [...flagged, savedSearch({ id: 9, searchName: 'One more' })];
  show(stored, {
    deleteSearch({ params }) {
      calls.push(`delete ${String(params.id)}`);
      return deleted.promise;
    },
    getFavoritesSavedSearches: () =>
      Promise.resolve(stored.filter(({ id, isFavorite }) => isFavorite && id !== 2)),
    setSearchShowInHomepage({ body }) {
      for (const change of body)
        stored.forEach((saved, at) => saved.id === change.id && (stored[at] = { ...saved, ...change }));
      return set('home page')();
    },
    setSearchFavorites({ body }) {
      stored.forEach((saved, at) => (stored[at] = { ...saved, isFavorite: body.includes(saved.id) }));
      return set(`favourites ${body.join(' ')}`)();
    },
  });
  await userEvent.click((await card('Search 2')).getByRole('button', { name: 'Delete “Search 2”' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByRole('button', { name: 'Undo' });
  return {
    calls,
    answer: () => {
      deleted.resolve(true);
    },
  };
}

test('[SVS-02] there is room on the home page for another search once one is deleted', async () => {
  const { calls, answer } = await deleteSecond(many(2, { showInHomepage: true }));
  const control = await toggle('One more', 'Display on homepage');
  await userEvent.click(control);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(control).toBeChecked();
  // The server still counts the one that is being deleted.
  expect(calls).toEqual(['delete 2']);
  answer();
  await waitFor(() => {
    expect(calls).toEqual(['delete 2', 'home page']);
  });
});

test('[SVS-02] there is room among the favourites for another search once one is deleted', async () => {
  const { calls, answer } = await deleteSecond(many(5, { isFavorite: true }));
  const control = await toggle('One more', 'Add to favorites');
  await userEvent.click(control);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(control).toBeChecked();
  expect(calls).toEqual(['delete 2']);
  answer();
  await waitFor(() => {
    expect(calls).toEqual(['delete 2', 'favourites 1 3 4 5 9']);
  });
});

test('[SVS-02] a second click on a toggle, before the page has rendered the first, reverts it', async () => {
  const { calls, answer } = await deleteSecond(many(2, {}));
  const control = await toggle('One more', 'Add to favorites');
  answer();
  act(() => {
    control.click();
    control.click();
  });
  await waitFor(() => {
    expect(calls).toEqual(['delete 2', 'favourites 9', 'favourites ']);
  });
  expect(control).not.toBeChecked();
});

test.each([
  ['en', { showInHomepage: true }, 'Undone, but without “Display on homepage”: '],
  ['en', { isFavorite: true, dailyUpdate: true }, 'Undone, but without “Add to favorites”: '],
  ['ch', { showInHomepage: true, isFavorite: true }, '已撤销，但未恢复“显示在首页”和“添加到收藏”：'],
] as const)(
  'undoing a deletion says in %s which of %j other searches have used up',
  async (language, flags, text) => {
    const { host } = show([savedSearch({ id: 1, ...flags })], {
      deleteSearch: () => Promise.resolve(true),
      restoreSearch: () => Promise.resolve(savedSearch({ id: 1, dailyUpdate: 'dailyUpdate' in flags })),
    });
    await userEvent.click((await card('Search 1')).getByRole('button', { name: 'Delete “Search 1”' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    act(() => {
      host.setLanguage(language);
    });
    expect(await screen.findByText((shown) => shown.startsWith(text))).toBeVisible();
  },
);

test('undoing the deletion of a search that has all its flags again says only that', async () => {
  const saved = savedSearch({ id: 1, showInHomepage: true, isFavorite: true });
  show([saved], { deleteSearch: () => Promise.resolve(true), restoreSearch: () => Promise.resolve(saved) });
  await userEvent.click((await card('Search 1')).getByRole('button', { name: 'Delete “Search 1”' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone.')).toBeVisible();
});
