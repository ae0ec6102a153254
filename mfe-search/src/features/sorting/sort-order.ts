import type { OrderBy, SortDirection, SortExpression } from '@airdex/shared-contracts/search-filter';

const NEXT: Readonly<Record<'none' | SortDirection, SortDirection | null>> = {
  none: 'Desc',
  Desc: 'Asc',
  Asc: null,
};

/** Sort direction of a column, or null. */
export function directionOf(order: readonly OrderBy[], expression: SortExpression): SortDirection | null {
  return order.find(({ sortExpression }) => sortExpression === expression)?.direction ?? null;
}

/** Position of a column in the sort order, from 1 on; 0 if it is not part of it. */
export function placeIn(order: readonly OrderBy[], expression: SortExpression): number {
  return order.findIndex(({ sortExpression }) => sortExpression === expression) + 1;
}

/**
 * The order after a click on a column's header. The column cycles none, Desc, Asc, none. Without `keepOthers`
 * it becomes the only one; with it (shift) it keeps its place among the others, or joins them at the end.
 */
export function orderAfterClick(
  order: readonly OrderBy[],
  expression: SortExpression,
  keepOthers: boolean,
): readonly OrderBy[] {
  const direction = NEXT[directionOf(order, expression) ?? 'none'];
  const sorted = direction === null ? [] : [{ sortExpression: expression, direction }];
  if (!keepOthers) return sorted;
  const place = placeIn(order, expression);
  return place === 0 ? [...order, ...sorted] : order.toSpliced(place - 1, 1, ...sorted);
}
