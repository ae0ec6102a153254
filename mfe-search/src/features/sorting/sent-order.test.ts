import { expect, test } from '@jest/globals';
import { SORT_EXPRESSIONS } from '@airdex/shared-contracts/search-filter';
import { sentOrder } from './sent-order.ts';

test('[SRT-01] sends the column, expression and direction of each level of the order', () => {
  expect(
    sentOrder([
      { sortExpression: 'CHANNELS_GROUP', direction: 'Desc' },
      { sortExpression: 'SHR_AVERAGE', direction: 'Asc' },
    ]),
  ).toEqual([
    { name: 'country', sortExpression: 'CHANNELS_GROUP', direction: 'Desc' },
    { name: 'averageShare', sortExpression: 'SHR_AVERAGE', direction: 'Asc' },
  ]);
});

test('has a column for every expression', () => {
  const order = sentOrder(SORT_EXPRESSIONS.map((sortExpression) => ({ sortExpression, direction: 'Asc' })));
  expect(new Set(order.map(({ name }) => name)).size).toBe(8);
  expect(order.map(({ name }) => typeof name)).toEqual(SORT_EXPRESSIONS.map(() => 'string'));
});
