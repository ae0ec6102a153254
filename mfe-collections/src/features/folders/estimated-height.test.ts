import { expect, test } from '@jest/globals';
import { estimatedHeight } from './estimated-height.ts';
import type { FolderRow, ItemRow } from './folder-rows.ts';

const item: ItemRow<null> = { key: 'item:1', name: '', item: null };
const folder: FolderRow<null> = {
  key: 'folder:7',
  folder: { id: 7, name: '' },
  count: 3,
  rows: [item, item, item],
};

test('counts lines of items, which end at folders', () => {
  const options = { columns: 2, itemHeight: 100 };
  expect(estimatedHeight([item, folder, item], () => false, options)).toBe(116 + 72 + 2 * 116 + 116);
  expect(estimatedHeight([item, folder, item], () => true, options)).toBe(116 + 72 + 116);
});
