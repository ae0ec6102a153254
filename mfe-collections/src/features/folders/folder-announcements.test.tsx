import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { moveSelectedTo, rows, select, show } from './folder-list.fixture.tsx';
import { folder, item, store } from './folder-store.fixture.ts';

/** Urgent announcements, which are removed after a while. */
const announced: (string | null)[] = [];
const observer = new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes)
    if (target instanceof Element && target.matches('[aria-live="assertive"]'))
      for (const { textContent } of addedNodes) announced.push(textContent);
});

beforeAll(() => {
  observer.observe(document.body, { childList: true, subtree: true });
});
afterAll(() => {
  observer.disconnect();
});

test('the selection is announced when it changes, but not when the list changes', async () => {
  show(store([item(1), item(2), item(3), folder(7, 'Mondays'), folder(8, 'Tuesdays')]).calls);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete the folder “Tuesdays”' }));
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Delete folder' }));
  await waitFor(() => {
    expect(rows()).toEqual(['Thing 1', 'Thing 2', 'Thing 3', 'Mondays']);
  });
  expect(announced).toEqual([]);

  await select('Thing 1');
  await select('Thing 2');
  await moveSelectedTo('Mondays');
  await waitFor(() => {
    expect(rows()).toEqual(['Thing 3', 'Mondays', '  Thing 1', '  Thing 2']);
  });
  await waitFor(() => {
    expect(announced).toEqual([
      'Thing 1 selected.',
      'Thing 2 selected. 2 items selected.',
      'No items selected.',
    ]);
  });
});
