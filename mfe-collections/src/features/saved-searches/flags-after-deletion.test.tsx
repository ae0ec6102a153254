import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { savedSearch } from './saved-search.fixture.ts';
import { card, many, show, toggle } from './saved-searches-page.fixture.tsx';

test.each([
  ['home page', many(2, { showInHomepage: true }), 'Display on homepage', 'setSearchShowInHomepage'],
  ['favourites', many(5, { isFavorite: true }), 'Add to favorites', 'setSearchFavorites'],
] as const)(
  '[SVS-02] there is room on the %s for another search once one is deleted',
  async (_, flagged, label, call) => {
    const stored = [...flagged, savedSearch({ id: 9, searchName: 'One more' })];
    const calls: string[] = [];
    let answer = () => undefined as void;
    const set = () => {
      calls.push(call);
      return Promise.resolve(true);
    };
    show(stored, {
      deleteSearch: ({ params }) =>
        new Promise((resolve) => {
          calls.push(`delete ${String(params.id)}`);
          answer = () => {
            resolve(true);
          };
        }),
      getFavoritesSavedSearches: () => Promise.resolve([]),
      [call]: set,
    });
    await userEvent.click((await card('Search 2')).getByRole('button', { name: 'Delete “Search 2”' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    const control = await toggle('One more', label);
    await userEvent.click(control);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(control).toBeChecked();
    expect(calls).toEqual(['delete 2']);
    answer();
    await waitFor(() => {
      expect(calls).toEqual(['delete 2', call]);
    });
  },
);
