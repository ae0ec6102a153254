import { isFolderRow, type Row } from './folder-rows.ts';

/** More rows than any usual window shows. */
const FIRST = 32;

/**
 * The first `most` rows of a list, including those in folders, because building the tree takes time for each row, in the
 * window or not. The last folder may be cut off. A collapsed folder keeps one item, which is enough to tell the tree that
 * it is not empty. Returns the same rows if there are no more.
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
