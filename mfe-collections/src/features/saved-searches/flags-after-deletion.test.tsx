import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SavedSearch } from '@airdex/shared-contracts/api';
import { savedSearch } from './saved-search.fixture.ts';
import { card, many, show, toggle } from './saved-searches-page.fixture.tsx';

/** The page with such searches and one more, of which the second is being deleted. */
async function deleteSecond(flagged: readonly SavedSearch[]) {
  const calls: string[] = [];
  const set = (call: string) => () => {
    calls.push(call);
    return Promise.resolve(true as const);
  };
  const answer = Promise.withResolvers<true>();
  const stored = [...flagged, savedSearch({ id: 9, searchName: 'One more' })];
  show(stored, {
    deleteSearch: ({ params }) => {
      calls.push(`delete ${String(params.id)}`);
      return answer.promise;
    },
    getFavoritesSavedSearches: () => Promise.resolve(stored.filter(({ isFavorite }) => isFavorite)),
    setSearchShowInHomepage: set('home page'),
    setSearchFavorites({ body }) {
      stored.forEach((saved, at) => (stored[at] = { ...saved, isFavorite: body.includes(saved.id) }));
      return set(`favourites ${body.join(' ')}`)();
    },
  });
  await userEvent.click((await card('Search 2')).getByRole('button', { name: 'Delete “Search 2”' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  return {
    calls,
    undo,
    answer: () => {
      answer.resolve(true);
    },
  };
}

test('[SVS-02] there is room on the home page for another search once one is deleted', async () => {
  const { calls, undo, answer } = await deleteSecond(many(2, { showInHomepage: true }));
  const control = await toggle('One more', 'Display on homepage');
  await userEvent.click(control);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(undo).not.toBeInTheDocument();
  expect(control).toBeChecked();
  expect(calls).toEqual(['delete 2']);
  answer();
  await waitFor(() => {
    expect(calls).toEqual(['delete 2', 'home page']);
  });
});

test('[NAV-07] a deleted favourite leaves the favourites at once, and returns to them when undone', async () => {
  const { calls, undo } = await deleteSecond(many(5, { isFavorite: true }));
  await waitFor(() => {
    expect(calls).toEqual(['favourites 1 3 4 5']);
  });
  await userEvent.click(undo);
  await waitFor(() => {
    expect(calls).toEqual(['favourites 1 3 4 5', 'favourites 1 3 4 5 2']);
  });
  expect(await toggle('Search 2', 'Add to favorites')).toBeChecked();
});

test('[SVS-02] there is room among the favourites for another search once one is deleted', async () => {
  const { calls } = await deleteSecond(many(5, { isFavorite: true }));
  const control = await toggle('One more', 'Add to favorites');
  await userEvent.click(control);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(control).toBeChecked();
  await waitFor(() => {
    expect(calls).toEqual(['favourites 1 3 4 5', 'favourites 1 3 4 5 9']);
  });
});

test('[SVS-02] a second click on a toggle, before the page has rendered the first, takes it back', async () => {
  const { calls } = await deleteSecond(many(2, {}));
  const control = await toggle('One more', 'Add to favorites');
  act(() => {
    control.click();
    control.click();
  });
  await waitFor(() => {
    expect(calls).toEqual(['favourites 9', 'favourites ']);
  });
  expect(control).not.toBeChecked();
});
