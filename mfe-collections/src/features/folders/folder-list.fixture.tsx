import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { texts } from '../../texts/index.ts';
import { FolderList } from './folder-list.tsx';
import type { SortableOrder } from './sortable-order.ts';
import { useFolders, type FolderCalls } from './use-folders.ts';

export interface Thing {
  readonly id: number;
  readonly name: string;
}
const LABEL = 'Things';
export const THINGS: readonly Thing[] = [1, 2, 3].map((id) => ({ id, name: `Thing ${String(id)}` }));
const nameOf = ({ name }: Thing) => name;

/** Shows a list of things in the order and the folders of `calls`, on a host on which it may have been open before. */
export function show(
  calls: FolderCalls,
  { term = '', items = THINGS, onOpen = jest.fn<(thing: Thing) => void>(), host = createTestHost() } = {},
) {
  function Page() {
    const [, setChanges] = useState(0);
    const folders = useFolders('things', calls, () => {
      setChanges((count) => count + 1);
      folders.refresh();
    });
    return (
      <FolderList
        label={LABEL}
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
    <ScreenProviders remote="mfe-collections" texts={texts} host={host}>
      <Page />
    </ScreenProviders>,
  );
  return { onOpen, unmount, host };
}

/** Names of the rows from top to bottom; those in folders are indented. */
export const rows = () =>
  within(screen.getByRole('treegrid'))
    .getAllByRole('row')
    .map(
      (row) => `${row.getAttribute('aria-level') === '2' ? '  ' : ''}${row.getAttribute('aria-label') ?? ''}`,
    );
export const row = (name: string) => screen.getByRole('row', { name });
export const select = (name: string) => userEvent.click(within(row(name)).getByRole('checkbox'));
/** Moves the selected rows by the menu. */
export async function moveSelectedTo(place: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Move to…' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: place }));
}
/** Ids of an order, with those in folders. */
export const shape = (order: SortableOrder | undefined) =>
  order?.map(({ id, isFolder, childs }) => (isFolder ? [id, (childs ?? []).map((child) => child.id)] : id));
