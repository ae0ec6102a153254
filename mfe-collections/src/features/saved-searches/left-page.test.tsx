import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '../../testing/show-dialog.tsx';
import { many, SavedSearchesPage, show, toggle } from './saved-searches-page.fixture.tsx';

/** Leaves the page while a flag is being stored, and returns after it was refused. */
async function returnAfter(error: Error) {
  const { promise, reject } = Promise.withResolvers<never>();
  const { host, rerender } = show(many(1, {}), { setSearchShowInHomepage: () => promise });
  await userEvent.click(await toggle('Search 1', 'Display on homepage'));
  rerender(<></>);
  reject(error);
  await waitFor(() => {
    expect(host.heldWork()).toBe(0);
  });
  rerender(<SavedSearchesPage host={host} />);
}

test('[SVS-02] says that the limit was reached when the user returns to the page', async () => {
  await returnAfter(
    Object.assign(refusal('Maximum of 2'), { body: { error: 'limit-exceeded', message: '' } }),
  );
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'Maximum of 2 Saved Searches to be added to Homepage',
  );
  await userEvent.keyboard('{Escape}');
  expect(await toggle('Search 1', 'Display on homepage')).not.toBeChecked();
});

test('says that a flag was not stored when the user returns to the page', async () => {
  await returnAfter(new Error('down'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was saved');
  expect(await toggle('Search 1', 'Display on homepage')).not.toBeChecked();
});

test('[SVS-02] shows a flag that was stored after the user had returned to the page', async () => {
  const { promise, resolve } = Promise.withResolvers<true>();
  let searches = many(1, {});
  const { host, rerender } = show(searches, {
    getSavedSearches: () => Promise.resolve(searches),
    setSearchDailyUpdate: () => promise,
  });
  await userEvent.click(await toggle('Search 1', 'Add to daily update'));
  rerender(<></>);
  rerender(<SavedSearchesPage host={host} />);
  await waitFor(async () => {
    expect(await toggle('Search 1', 'Add to daily update')).not.toBeChecked();
  });
  searches = many(1, { dailyUpdate: true });
  resolve(true);
  await waitFor(async () => {
    expect(await toggle('Search 1', 'Add to daily update')).toBeChecked();
  });
});
