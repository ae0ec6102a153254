import type { OrderBy, SortDirection, SortExpression } from '@airdex/shared-contracts/search-filter';

const NEXT: Readonly<Record<'none' | SortDirection, SortDirection | null>> = {
  none: 'Desc',
  Desc: 'Asc',
  Asc: null,
};

/** Direction a column is sorted in, or null. */
export function directionOf(order: readonly OrderBy[], expression: SortExpression): SortDirection | null {
  return order.find(({ sortExpression }) => sortExpression === expression)?.direction ?? null;
}

/**
 * The order after a click on a column's header. The column goes none, Desc, Asc, none. Without `keepOthers` it becomes
 * the only one; with it (shift) it keeps its place among the others, or joins them at the end.
 */
export function orderAfterClick(
  order: readonly OrderBy[],
  expression: SortExpression,
  keepOthers: boolean,
): readonly OrderBy[] {
  const direction = NEXT[directionOf(order, expression) ?? 'none'];
  const sorted = direction === null ? [] : [{ sortExpression: expression, direction }];
  if (!keepOthers) return sorted;
  const place = order.findIndex(({ sortExpression }) => sortExpression === expression);
  return place < 0 ? [...order, ...sorted] : order.toSpliced(place, 1, ...sorted);
}
