import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gone, refusal } from '../../testing/show-dialog.tsx';
import { moveSelectedTo, row, rows, select, shape, show } from './folder-list.fixture.tsx';
import { folder, item, store } from './folder-store.fixture.ts';

beforeEach(() => {
  localStorage.clear();
});

test('[FLD-01] shows items and folders as the user has ordered them', async () => {
  show(store([item(3), folder(7, 'Mondays', 1), item(2)]).calls);
  await screen.findByRole('row', { name: 'Mondays' });
  expect(rows()).toEqual(['Thing 3', 'Mondays', '  Thing 1', 'Thing 2']);
});

test('[FLD-01] moves an item by keyboard alone, into a folder, and stores the order', async () => {
  const { calls, orders } = store([item(1), item(2), folder(7, 'Mondays', 3)]);
  show(calls);
  await screen.findByRole('row', { name: 'Mondays' });
  within(row('Thing 1')).getByRole('button', { name: 'Drag Thing 1' }).focus();
  await userEvent.keyboard('{Enter}');
  const target = await screen.findByRole('button', { name: 'Drop on Mondays' });
  for (let presses = 0; presses < 10 && document.activeElement !== target; presses += 1)
    await userEvent.keyboard('{ArrowDown}');
  expect(target).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => {
    expect(shape(orders[0])).toEqual([2, [7, [3, 1]]]);
  });
  expect(rows()).toEqual(['Thing 2', 'Mondays', '  Thing 3', '  Thing 1']);
});

test('moves selected folders and items to the top without dragging', async () => {
  const { calls, orders } = store([item(1), item(2), folder(7, 'Mondays', 3)]);
  show(calls);
  await screen.findByRole('row', { name: 'Mondays' });
  await select('Mondays');
  await userEvent.click(screen.getByRole('button', { name: 'Move to…' }));
  expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
  await userEvent.click(screen.getByRole('menuitem', { name: 'To the top' }));
  await waitFor(() => {
    expect(shape(orders[0])).toEqual([[7, [3]], 1, 2]);
  });
});

test('[FLD-01] keeps a folder whose deletion fails while a move waits for it', async () => {
  const { calls, orders } = store([item(1), item(2), folder(7, 'Mondays', 3)]);
  let fail: (error: Error) => void = () => undefined;
  show({
    ...calls,
    deleteFolder: () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete the folder “Mondays”' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete folder' }),
  );
  await waitFor(() => {
    expect(rows()).toEqual(['Thing 1', 'Thing 2', 'Thing 3']);
  });
  await select('Thing 3');
  await moveSelectedTo('To the top');
  fail(new Error('down'));
  await waitFor(() => {
    expect(orders).toHaveLength(1);
  });
  expect(shape(orders[0])).toEqual([3, 1, 2, [7, []]]);
  expect(await screen.findByRole('row', { name: 'Mondays' })).toBeVisible();
});

test('[FLD-01] a deleted folder stays deleted if only the position of its items could not be stored', async () => {
  const { calls, set } = store([item(1), item(2), folder(7, 'Mondays', 3)]);
  show({
    ...calls,
    deleteFolder: () => {
      set([item(1), item(2), item(3)]);
      return Promise.resolve(true);
    },
    setOrder: () => Promise.reject(new Error('down')),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete the folder “Mondays”' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete folder' }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('previous order was restored');
  expect(rows()).toEqual(['Thing 1', 'Thing 2', 'Thing 3']);
});

test('reverts a refused order with a message', async () => {
  const { calls } = store([item(1), item(2), folder(7, 'Mondays', 3)]);
  show({ ...calls, setOrder: () => Promise.reject(new Error('down')) });
  await screen.findByRole('row', { name: 'Mondays' });
  await select('Thing 1');
  await moveSelectedTo('Mondays');
  expect(await screen.findByRole('alert')).toHaveTextContent('previous order was restored');
  await waitFor(() => {
    expect(rows()).toEqual(['Thing 1', 'Thing 2', 'Mondays', '  Thing 3']);
  });
});

test('shows that an order was refused when the user returns to the page', async () => {
  const { calls } = store([item(1), item(2), folder(7, 'Mondays', 3)]);
  const { promise, reject } = Promise.withResolvers<never>();
  const refused = { ...calls, setOrder: () => promise };
  const { host, unmount } = show(refused);
  await screen.findByRole('row', { name: 'Mondays' });
  await select('Thing 1');
  await moveSelectedTo('Mondays');
  unmount();
  reject(new Error('down'));
  await waitFor(() => {
    expect(host.heldWork()).toBe(0);
  });
  show(refused, { host });
  expect(await screen.findByRole('alert')).toHaveTextContent('previous order was restored');
});

test('reverts an order without a connection, when it can’t be loaded again', async () => {
  const { calls } = store([item(1), item(2), folder(7, 'Mondays', 3)]);
  const offline = () => Promise.reject(new Error('offline'));
  const list = jest.fn(calls.list);
  show({ ...calls, list, setOrder: offline });
  await screen.findByRole('row', { name: 'Mondays' });
  list.mockImplementation(offline);
  await select('Thing 1');
  await moveSelectedTo('Mondays');
  expect(await screen.findByRole('alert')).toHaveTextContent('previous order was restored');
  await waitFor(() => {
    expect(rows()).toEqual(['Thing 1', 'Thing 2', 'Mondays', '  Thing 3']);
  });
  expect(list.mock.calls.length).toBeGreaterThan(1);
});

test('repeats a move on the current order when another window has deleted something', async () => {
  const { calls, orders, set } = store([item(1), item(2), folder(7, 'Mondays', 3)]);
  let isFirst = true;
  show({
    ...calls,
    setOrder: (order) => {
      if (!isFirst) return calls.setOrder(order);
      isFirst = false;
      set([item(1), folder(7, 'Mondays', 3)]);
      return Promise.reject(gone());
    },
  });
  await screen.findByRole('row', { name: 'Mondays' });
  await select('Thing 1');
  await moveSelectedTo('Mondays');
  await waitFor(() => {
    expect(shape(orders[0])).toEqual([[7, [3, 1]]]);
  });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

/** Moves rows twice in a list. The first order gets no answer until it is refused, and the second one waits for it. */
async function moveTwice() {
  const { calls, orders, set } = store([item(1), item(2), folder(7, 'Mondays', 3)]);
  let refuse: (error: Error) => void = () => undefined;
  let isFirst = true;
  show({
    ...calls,
    setOrder: (order) => {
      if (!isFirst) return calls.setOrder(order);
      isFirst = false;
      return new Promise((_, reject) => {
        refuse = reject;
      });
    },
  });
  await screen.findByRole('row', { name: 'Mondays' });
  await select('Thing 1');
  await moveSelectedTo('Mondays');
  await select('Thing 3');
  await moveSelectedTo('To the top');
  return { orders, set, refuse };
}

test('keeps a move that waits while another is repeated', async () => {
  const { orders, set, refuse } = await moveTwice();
  set([item(1), folder(7, 'Mondays', 3)]);
  refuse(gone());
  await waitFor(() => {
    expect(orders.map(shape)).toEqual([[[7, [3, 1]]], [3, [7, [1]]]]);
  });
});

test('does not report a failed order if the next one has stored the same changes', async () => {
  const { orders, refuse } = await moveTwice();
  refuse(refusal('down'));
  await waitFor(() => {
    expect(orders.map(shape)).toEqual([[3, 2, [7, [1]]]]);
  });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('[FLD-01] moves several selected items at once, also out of folders', async () => {
  const { calls, orders } = store([folder(7, 'Mondays', 1, 2), item(3)]);
  show(calls);
  await screen.findByRole('row', { name: 'Mondays' });
  await select('Thing 1');
  await select('Thing 2');
  expect(screen.getByText('2 selected')).toBeVisible();
  await moveSelectedTo('Out of all folders');
  await waitFor(() => {
    expect(shape(orders[0])).toEqual([[7, []], 3, 1, 2]);
  });
  expect(screen.queryByText('2 selected')).not.toBeInTheDocument();
});
