import { isFolderRow, type Row } from './folder-rows.ts';

/** More rows than any usual window shows. */
const FIRST = 32;

/**
 * The first rows of a list with their folders, which are cut off if they have more items than that: building the tree
 * takes time for each row, whether it is in the window or not. For a collapsed folder, one item is enough to tell the
 * tree that it has some. Returns the same rows if there are no more.
 */
export function firstRows<Item>(
  rows: readonly Row<Item>[],
  isCollapsed: (folder: string) => boolean,
  most = FIRST,
): readonly Row<Item>[] {
  const first: Row<Item>[] = [];
  let left = most;
  for (const row of rows) {
    if (left === 0) break;
    left -= 1;
    if (!isFolderRow(row)) {
      first.push(row);
      continue;
    }
    const within = row.rows.slice(0, isCollapsed(row.key) ? 1 : left);
    if (!isCollapsed(row.key)) left -= within.length;
    first.push(within.length === row.rows.length ? row : { ...row, rows: within });
  }
  const isWhole = first.length === rows.length && first.every((row, at) => row === rows[at]);
  return isWhole ? rows : first;
}
