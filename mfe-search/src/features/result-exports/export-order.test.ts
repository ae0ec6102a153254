import { describe, expect, test } from '@jest/globals';
import { DEFAULT_SEARCH_FILTER } from '@airdex/shared-contracts/search-filter';
import { createSelectionStore } from '../selection/selection-store.ts';
import { isExceeded } from './export-limit.ts';
import { exportOrder } from './export-order.ts';

test.each([
  ['pdf', 50, false],
  ['pdf', 51, true],
  ['excel', 30_000, false],
  ['excel', 30_001, true],
] as const)('the limit applies exactly: %s of %d', (kind, selected, expected) => {
  expect(isExceeded(kind, selected)).toBe(expected);
});

describe('the order of an export', () => {
  const filter = { ...DEFAULT_SEARCH_FILTER, term: 'night', refreshLastCall: true };
  const orderBy = [{ sortExpression: 'CHANNEL', direction: 'Desc' }] as const;
  const recapFilters = [{ label: 'Term', values: [{ name: 'night' }], isAllSelected: false }];
  const selection = createSelectionStore();
  selection.setTotal(40);
  selection.toggle(7);
  const exported = { filter, orderBy, selection, recapFilters };

  test('contains the search, the selection, and the sort order of the screen', () => {
    const { call, body, programmes } = exportOrder('pdf', exported);
    expect([call, programmes]).toEqual(['getCardPdf', 39]);
    expect(body).toMatchObject({
      term: 'night',
      selectMode: 'Exclude',
      selectedIds: [7],
      isAllSelected: false,
      orderBy: [{ name: 'channel', sortExpression: 'CHANNEL', direction: 'Desc' }],
    });
    expect(body).not.toHaveProperty('recapFilters');
  });

  test('of a spreadsheet contains the filters as the screen names them', () => {
    const { call, body } = exportOrder('excel', exported);
    expect(call).toBe('getAdvancedSearchProgramsExport');
    expect(body).toMatchObject({ term: 'night', recapFilters });
  });

  test('does not mark a saved search as viewed', () => {
    expect(exportOrder('excel', exported).body.refreshLastCall).toBe(false);
  });

  test('is a new one after another tick', () => {
    const before = exportOrder('pdf', exported);
    selection.toggle(8);
    expect(exportOrder('pdf', exported)).not.toEqual(before);
    expect(before.body.selectedIds).toEqual([7]);
  });
});
