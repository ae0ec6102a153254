import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gone } from '../../testing/show-dialog.tsx';
import { moveSelectedTo, row, rows, select, shape, show, THINGS } from './folder-list.fixture.tsx';
import { folder, item, store } from './folder-store.fixture.ts';

beforeEach(() => {
  localStorage.clear();
});

describe('folders', () => {
  test('[FLD-01] are created with the selected items, renamed, and flagged without a name', async () => {
    const { calls, orders } = store([item(1), item(2), item(3)]);
    show(calls);
    await screen.findByRole('row', { name: 'Thing 2' });
    await select('Thing 2');
    await moveSelectedTo('New folder…');
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await userEvent.keyboard(' {Enter}');
    expect(name).toBeInvalid();
    await userEvent.type(name, 'Mondays{Enter}');
    await waitFor(() => {
      expect(shape(orders[0])).toEqual([1, 3, [50, [2]]]);
    });
    expect(screen.getByText('Folder “Mondays” created at the end of the list.')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Rename the folder “Mondays”' }));
    const again = await screen.findByRole('textbox', { name: /^Name/ });
    expect(again).toHaveValue('Mondays');
    await userEvent.clear(again);
    await userEvent.type(again, 'Tuesdays{Enter}');
    expect(await screen.findByRole('row', { name: 'Tuesdays' })).toBeVisible();
  });

  test('[FLD-01] are created with the items among everything that is selected', async () => {
    const { calls, orders } = store([item(1), folder(7, 'Mondays', 2), item(3)]);
    show(calls);
    await screen.findByRole('row', { name: 'Thing 2' });
    row('Thing 2').focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await moveSelectedTo('New folder…');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Tuesdays{Enter}');
    await waitFor(() => {
      expect(orders.map(shape)).toEqual([
        [
          [7, []],
          [50, [1, 2, 3]],
        ],
      ]);
    });
  });

  test('[FLD-01] are listed once if the order loads again before the response arrives', async () => {
    const { calls, orders, set } = store([item(1), item(2), item(3)]);
    const moved = Promise.withResolvers<true>();
    const added = Promise.withResolvers<{ id: number; name: string }>();
    let isFirst = true;
    show({
      ...calls,
      setOrder: (order) => {
        if (!isFirst) return calls.setOrder(order);
        isFirst = false;
        return moved.promise;
      },
      addFolder: () => added.promise,
    });
    await screen.findByRole('row', { name: 'Thing 2' });
    await select('Thing 2');
    await moveSelectedTo('To the top');
    await select('Thing 3');
    await moveSelectedTo('New folder…');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Mondays{Enter}');
    set([item(2), item(1), item(3), folder(50, 'Mondays')]);
    moved.resolve(true);
    await screen.findByRole('row', { name: 'Mondays', hidden: true });
    added.resolve({ id: 50, name: 'Mondays' });
    await waitFor(() => {
      expect(orders.map(shape)).toEqual([[2, 1, [50, [3]]]]);
    });
    expect(rows()).toEqual(['Thing 2', 'Thing 1', 'Mondays', '  Thing 3']);
  });

  test('[FLD-01] are replaced by their content when they are deleted', async () => {
    const { calls, orders } = store([item(1), folder(7, 'Mondays', 2, 3)]);
    show(calls);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete the folder “Mondays”' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Are you sure you want to delete “Mondays”?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete folder' }));
    await waitFor(() => {
      expect(shape(orders[0])).toEqual([1, 2, 3]);
    });
    expect(rows()).toEqual(['Thing 1', 'Thing 2', 'Thing 3']);
  });

  test('collapse and expand', async () => {
    show(store([folder(7, 'Mondays', 2), item(1)]).calls);
    await screen.findByRole('row', { name: 'Mondays' });
    row('Mondays').focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(rows()).toEqual(['Mondays', 'Thing 1', 'Thing 3']);
    await userEvent.keyboard('{ArrowRight}');
    expect(rows()).toEqual(['Mondays', '  Thing 2', 'Thing 1', 'Thing 3']);
  });

  test('stay collapsed on the next visit, until they are deleted', async () => {
    const { calls, set } = store([folder(7, 'Mondays', 2), folder(8, 'Tuesdays', 3), item(1)]);
    const first = show(calls);
    await userEvent.click(await screen.findByRole('row', { name: 'Mondays' }));
    first.unmount();
    const second = show(calls);
    await screen.findByRole('row', { name: 'Mondays' });
    expect(rows()).toEqual(['Mondays', 'Tuesdays', '  Thing 3', 'Thing 1']);
    second.unmount();
    expect(localStorage).toHaveLength(1);
    set([folder(8, 'Tuesdays', 3), item(1), item(2)]);
    show(calls);
    await screen.findByRole('row', { name: 'Tuesdays' });
    expect(localStorage).toHaveLength(0);
  });
});

test('shows the items that match the typed name, in their folders, and does not let them be dragged', async () => {
  show(store([folder(7, 'Mondays', 2), folder(8, 'Empty'), item(1)]).calls, { term: 'thing 2' });
  await screen.findByRole('row', { name: 'Mondays' });
  expect(rows()).toEqual(['Mondays', '  Thing 2']);
  expect(screen.getByText('1 name found')).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByRole('button', { name: 'Drag Thing 2' })).toBeDisabled();
});

test('opens an item by Enter, and selects it by Space', async () => {
  const { onOpen } = show(store([item(1), item(2), item(3)]).calls);
  await screen.findByRole('row', { name: 'Thing 2' });
  row('Thing 2').focus();
  await userEvent.keyboard('{Enter}');
  expect(onOpen.mock.calls).toEqual([[THINGS[1]]]);
  await userEvent.keyboard(' ');
  expect(screen.getByText('1 selected')).toBeVisible();
});

test('selects only what matches the typed name by Ctrl+A', async () => {
  const { calls, orders } = store([item(1), folder(7, 'Mondays', 2), item(3)]);
  show(calls, { term: 'thing 2' });
  await screen.findByRole('row', { name: 'Thing 2' });
  row('Thing 2').focus();
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(screen.getByText('1 selected')).toBeVisible();
  await moveSelectedTo('To the top');
  await waitFor(() => {
    expect(shape(orders[0])).toEqual([2, 1, [7, []], 3]);
  });
});

describe('the focus returns to the row', () => {
  const choose = async (button: string, menuitem: string | null) => {
    const user = userEvent.setup();
    show(store([item(1), item(2), folder(7, 'Mondays')]).calls);
    await screen.findByRole('row', { name: 'Thing 2' });
    row('Thing 2').focus();
    await user.keyboard(' ');
    screen.getByRole('button', { name: button }).focus();
    await user.keyboard('{Enter}');
    if (menuitem === null) return;
    (await screen.findByRole('menuitem', { name: menuitem })).focus();
    await user.keyboard('{Enter}');
  };

  test.each([
    ['the selection is cleared', 'Clear the selection', null],
    ['it has moved from the menu', 'Move to…', 'Mondays'],
  ])('when %s', async (_, button, menuitem) => {
    await choose(button, menuitem);
    await waitFor(() => {
      expect(row('Thing 2')).toHaveFocus();
    });
  });

  test('when it has moved into a new folder', async () => {
    await choose('Move to…', 'New folder…');
    await screen.findByRole('textbox', { name: /^Name/ });
    await userEvent.keyboard('Tuesdays{Enter}');
    await waitFor(() => {
      expect(row('Thing 2')).toHaveFocus();
    });
  });
});

test('removes a folder that turns out to be gone when it is renamed', async () => {
  const { calls, set } = store([item(1), folder(7, 'Mondays')]);
  show({ ...calls, renameFolder: () => Promise.reject(gone()) });
  await userEvent.click(await screen.findByRole('button', { name: 'Rename the folder “Mondays”' }));
  await screen.findByRole('textbox', { name: /^Name/ });
  set([item(1)]);
  await userEvent.keyboard('x{Enter}');
  expect(await screen.findByText('Nothing was saved')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => {
    expect(screen.queryByRole('row', { name: 'Mondays' })).not.toBeInTheDocument();
  });
});
