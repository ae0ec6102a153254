import type { OrderBy } from '@airdex/shared-contracts/search-filter';
import type { SelectionQuery } from '../query.ts';
import { type Bitmap, rowsOf } from '../data/bitmap.ts';
import type { Catalogue } from './catalogue.ts';
import { orderLevels } from './order-keys.ts';
import { opensAllAudience, rowsWithAudience } from './scope-rows.ts';
import { type Slice, sliceInOrder } from './slice-in-order.ts';

/** The order in which rows are stored. */
function isDefaultOrder([first, ...more]: readonly OrderBy[]): boolean {
  return (
    first === undefined ||
    (first.sortExpression === 'LAUNCHDATE' && first.direction === 'Desc' && more.length === 0)
  );
}

function usesShares({ sortExpression }: OrderBy): boolean {
  return sortExpression === 'SHR_AVERAGE' || sortExpression === 'SHR_PREMIERE';
}

/** A repeated expression can't change an order any more. */
function withoutRepeats(orderBy: readonly OrderBy[]): OrderBy[] {
  return orderBy.filter(
    ({ sortExpression }, i) => orderBy.findIndex((other) => other.sortExpression === sortExpression) === i,
  );
}

/** Rows of the set in the query's order: those left after the first `skip`, at most `limit`. */
export function rowsInOrder(
  set: Bitmap,
  { language, orderBy, scope }: Pick<SelectionQuery, 'language' | 'orderBy' | 'scope'>,
  slice: Slice,
  catalogue: Catalogue,
): Int32Array {
  if (isDefaultOrder(orderBy)) return rowsOf(set, slice.skip, slice.limit);
  const hidesShares = orderBy.some(usesShares) && !opensAllAudience(scope);
  const audience = hidesShares ? rowsWithAudience(catalogue, scope) : null;
  const levels = orderLevels(withoutRepeats(orderBy), catalogue, language, audience);
  return sliceInOrder(rowsOf(set), levels, slice);
}
