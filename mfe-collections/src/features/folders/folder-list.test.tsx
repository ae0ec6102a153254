import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { refusal } from '../../testing/show-dialog.tsx';
import { texts } from '../../texts/index.ts';
import { FolderList } from './folder-list.tsx';
import { folder, item, store } from './folder-store.fixture.ts';
import type { SortableOrder } from './sortable-order.ts';
import { useFolders, type FolderCalls } from './use-folders.ts';

interface Thing {
  readonly id: number;
  readonly name: string;
}
const THINGS: readonly Thing[] = [1, 2, 3].map((id) => ({ id, name: `Thing ${String(id)}` }));
const nameOf = ({ name }: Thing) => name;

function show(
  calls: FolderCalls,
  { term = '', items = THINGS, onOpen = jest.fn<(thing: Thing) => void>() } = {},
) {
  function Page() {
    const [, setChanges] = useState(0);
    const folders = useFolders('things', calls, () => {
      setChanges((count) => count + 1);
      folders.refresh();
    });
    return (
      <FolderList
        label="Things"
        items={items}
        folders={folders}
        nameOf={nameOf}
        term={term}
        columns={1}
        itemHeight={100}
        onOpen={onOpen}
      >
        {({ name }, grip) => (
          <article>
            {grip}
            {name}
          </article>
        )}
      </FolderList>
    );
  }
  const { unmount } = render(
    <ScreenProviders remote="mfe-collections" texts={texts} host={createTestHost()}>
      <Page />
    </ScreenProviders>,
  );
  return { onOpen, unmount };
}

/** Names of the rows from top to bottom; those in folders are indented. */
const rows = () =>
  within(screen.getByRole('treegrid'))
    .getAllByRole('row')
    .map(
      (row) => `${row.getAttribute('aria-level') === '2' ? '  ' : ''}${row.getAttribute('aria-label') ?? ''}`,
    );
const row = (name: string) => screen.getByRole('row', { name });
const select = (name: string) => userEvent.click(within(row(name)).getByRole('checkbox'));
const shape = (order: SortableOrder | undefined) =>
  order?.map(({ id, isFolder, childs }) => (isFolder ? [id, (childs ?? []).map((child) => child.id)] : id));

beforeEach(() => {
  localStorage.clear();
});

describe('order', () => {
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

  test('takes a refused order back with a message', async () => {
    const { calls } = store([item(1), item(2), folder(7, 'Mondays', 3)]);
    show({ ...calls, setOrder: () => Promise.reject(new Error('down')) });
    await screen.findByRole('row', { name: 'Mondays' });
    await select('Thing 1');
    await userEvent.click(screen.getByRole('button', { name: 'Move to…' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mondays' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('taken back');
    await waitFor(() => {
      expect(rows()).toEqual(['Thing 1', 'Thing 2', 'Mondays', '  Thing 3']);
    });
  });

  test('takes an order back without a connection, when it can’t be loaded again', async () => {
    const { calls } = store([item(1), item(2), folder(7, 'Mondays', 3)]);
    const offline = () => Promise.reject(new Error('offline'));
    const list = jest.fn(calls.list);
    show({ ...calls, list, setOrder: offline });
    await screen.findByRole('row', { name: 'Mondays' });
    list.mockImplementation(offline);
    await select('Thing 1');
    await userEvent.click(screen.getByRole('button', { name: 'Move to…' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mondays' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('taken back');
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
        return Promise.reject(Object.assign(refusal('gone'), { status: 404 }));
      },
    });
    await screen.findByRole('row', { name: 'Mondays' });
    await select('Thing 1');
    await userEvent.click(screen.getByRole('button', { name: 'Move to…' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mondays' }));
    await waitFor(() => {
      expect(shape(orders[0])).toEqual([[7, [3, 1]]]);
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
    await userEvent.click(screen.getByRole('button', { name: 'Move to…' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Out of all folders' }));
    await waitFor(() => {
      expect(shape(orders[0])).toEqual([[7, []], 3, 1, 2]);
    });
    expect(screen.queryByText('2 selected')).not.toBeInTheDocument();
  });
});

describe('folders', () => {
  test('[FLD-01] are created with the selected items, renamed, and flagged without a name', async () => {
    const { calls, orders } = store([item(1), item(2), item(3)]);
    show(calls);
    await screen.findByRole('row', { name: 'Thing 2' });
    await select('Thing 2');
    await userEvent.click(screen.getByRole('button', { name: 'Move to…' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'New folder…' }));
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await userEvent.keyboard(' {Enter}');
    expect(name).toBeInvalid();
    await userEvent.type(name, 'Mondays{Enter}');
    await waitFor(() => {
      expect(shape(orders[0])).toEqual([1, 3, [50, [2]]]);
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Rename the folder “Mondays”' }));
    const again = await screen.findByRole('textbox', { name: /^Name/ });
    expect(again).toHaveValue('Mondays');
    await userEvent.clear(again);
    await userEvent.type(again, 'Tuesdays{Enter}');
    expect(await screen.findByRole('row', { name: 'Tuesdays' })).toBeVisible();
  });

  test('[FLD-01] leave their content in their place when they are deleted', async () => {
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

  test('stay collapsed for the next visit, until they are gone', async () => {
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

test('shows what matches the typed name, in its folders, and moves nothing then', async () => {
  show(store([folder(7, 'Mondays', 2), folder(8, 'Empty'), item(1)]).calls, { term: 'thing 2' });
  await screen.findByRole('row', { name: 'Mondays' });
  expect(rows()).toEqual(['Mondays', '  Thing 2']);
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
