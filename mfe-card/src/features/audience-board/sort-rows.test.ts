import { expect, test } from '@jest/globals';
import { INDICATORS } from '@airdex/shared-contracts/constants';
import { measuredBoard } from '../audience-figures/testing/measured-board.ts';
import { nextOrder, sortDirection, sortRows, type SortColumn, type SortOrder } from './sort-rows.ts';

const share: SortColumn = { kind: 'figure', idTarget: 1, indicator: INDICATORS.marketSharePercentage };
const names = (order: SortOrder | null) =>
  sortRows(measuredBoard.rows, order, 'en').map(({ programSlotName }) => programSlotName);

test('figures are sorted from the highest, then from the lowest, then as they arrived', () => {
  const descending = nextOrder(null, share);
  expect(names(descending)).toEqual(['Season average', 'Premiere', 'Repeats']);
  const ascending = nextOrder(descending, { ...share });
  expect(names(ascending)).toEqual(['Premiere', 'Season average', 'Repeats']);
  expect(nextOrder(ascending, share)).toBeNull();
  expect(names(null)).toEqual(['Premiere', 'Repeats', 'Season average']);
});

test('names are sorted from A first, and another column starts over', () => {
  const byName = nextOrder(nextOrder(null, share), { kind: 'slot' });
  expect(byName).toEqual({ column: { kind: 'slot' }, isDescending: false });
  expect(names(byName)).toEqual(['Premiere', 'Repeats', 'Season average']);
  expect(names(nextOrder(byName, { kind: 'slot' }))).toEqual(['Season average', 'Repeats', 'Premiere']);
});

test('unknown values are last in both directions', () => {
  for (const isDescending of [true, false])
    expect(names({ column: { kind: 'episodes' }, isDescending }).at(-1)).toBe('Repeats');
});

test('the same indicator of another target is another column', () => {
  const order = nextOrder(null, share);
  expect(sortDirection(order, { ...share })).toBe('descending');
  expect(sortDirection(order, { kind: 'figure', idTarget: 2, indicator: share.indicator })).toBe('none');
});
