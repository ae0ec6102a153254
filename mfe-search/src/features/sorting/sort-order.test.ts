import { expect, test } from '@jest/globals';
import type { OrderBy } from '@airdex/shared-contracts/search-filter';
import { directionOf, orderAfterClick } from './sort-order.ts';

const clicks = (...columns: [OrderBy['sortExpression'], boolean?][]) =>
  columns.reduce<readonly OrderBy[]>(
    (order, [column, shift]) => orderAfterClick(order, column, shift ?? false),
    [],
  );

test('[SRT-01] a column cycles none, Desc, Asc, none', () => {
  expect(directionOf(clicks(['CHANNEL']), 'CHANNEL')).toBe('Desc');
  expect(directionOf(clicks(['CHANNEL'], ['CHANNEL']), 'CHANNEL')).toBe('Asc');
  expect(clicks(['CHANNEL'], ['CHANNEL'], ['CHANNEL'])).toEqual([]);
});

test('[SRT-01] without shift only the clicked column is sorted', () => {
  expect(clicks(['CHANNEL'], ['SUBGENRE'])).toEqual([{ sortExpression: 'SUBGENRE', direction: 'Desc' }]);
});

test('[SRT-01] with shift columns accumulate, and a column keeps its place while it cycles', () => {
  expect(clicks(['CHANNEL'], ['SUBGENRE', true], ['CHANNEL', true])).toEqual([
    { sortExpression: 'CHANNEL', direction: 'Asc' },
    { sortExpression: 'SUBGENRE', direction: 'Desc' },
  ]);
  expect(clicks(['CHANNEL'], ['SUBGENRE', true], ['CHANNEL', true], ['CHANNEL', true])).toEqual([
    { sortExpression: 'SUBGENRE', direction: 'Desc' },
  ]);
});
