import { isFolderRow, type Row } from './folder-rows.ts';

export const GAP_PX = 16;
/** Height of a folder before it is measured, in pixels. */
export const FOLDER_HEIGHT_PX = 56;

/** Height of rows that have not been measured, with the gap after each, in pixels. */
export function estimatedHeight<Item>(
  rows: readonly Row<Item>[],
  isCollapsed: (folder: string) => boolean,
  { columns, itemHeight }: { readonly columns: number; readonly itemHeight: number },
): number {
  const heightOf = (items: number) => Math.ceil(items / columns) * (itemHeight + GAP_PX);
  let height = 0;
  let items = 0;
  for (const row of rows) {
    if (!isFolderRow(row)) {
      items += 1;
      continue;
    }
    const shown = isCollapsed(row.key) ? 0 : row.rows.length;
    height += heightOf(items) + FOLDER_HEIGHT_PX + GAP_PX + heightOf(shown);
    items = 0;
  }
  return height + heightOf(items);
}
