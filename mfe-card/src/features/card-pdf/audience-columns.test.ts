import { expect, test } from '@jest/globals';
import { INDICATORS } from '@airdex/shared-contracts/constants';
import { audienceColumns } from './audience-columns.ts';

const { ratPercentage, marketSharePercentage, ratPerThousand } = INDICATORS;
const board = (targets: number, visibleIndicators: number[]) =>
  audienceColumns({
    targets: Array.from({ length: targets }, (_, id) => ({ id, name: `Target ${String(id)}` })),
    rows: [],
    visibleIndicators,
  });

test('shows indicators in their order and leaves out those without figures', () => {
  expect(board(1, [ratPerThousand, ratPercentage, 99]).indicators).toEqual([ratPercentage, ratPerThousand]);
});

test.each([
  [3, [3]],
  [4, [3, 1]],
  [7, [3, 3, 1]],
])('splits %i targets of three indicators into tables of at most nine figures', (targets, sizes) => {
  const { groups } = board(targets, [ratPercentage, marketSharePercentage, ratPerThousand]);
  expect(groups.map(({ length }) => length)).toEqual(sizes);
});
