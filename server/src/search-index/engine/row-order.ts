import type { OrderBy } from '@airdex/shared-contracts/search-filter';
import type { SelectionQuery } from '../query.ts';
import { type Bitmap, hasRow, rowsOf } from '../data/bitmap.ts';
import type { Catalogue } from './catalogue.ts';
import type { MemoryCache } from './memory-cache.ts';
import { type OrderLevel, orderLevels } from './order-keys.ts';
import { opensAllAudience, rowsWithAudience } from './scope-rows.ts';

/** Where each key's rows start in the requested order: unknown ones, key 0, after all others. */
function startsByKey({ keys, direction }: OrderLevel): Int32Array {
  let most = 0;
  for (let row = 0; row < keys.length; row++) most = Math.max(most, keys[row] ?? 0);
  const counts = new Int32Array(most + 1);
  for (let row = 0; row < keys.length; row++) {
    const key = keys[row] ?? 0;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  const starts = new Int32Array(most + 1);
  let start = 0;
  for (let i = 1; i <= most; i++) {
    const key = direction === 'Asc' ? i : most + 1 - i;
    starts[key] = start;
    start += counts[key] ?? 0;
  }
  starts[0] = start;
  return starts;
}

/** Sorts all rows by one level; stable (counting sort). */
function sortByLevel(order: Int32Array, level: OrderLevel): Int32Array {
  const next = startsByKey(level);
  const { keys } = level;
  const sorted = new Int32Array(order.length);
  for (let i = 0; i < order.length; i++) {
    const row = order[i] ?? 0;
    const key = keys[row] ?? 0;
    const place = next[key] ?? 0;
    sorted[place] = row;
    next[key] = place + 1;
  }
  return sorted;
}

/**
 * All rows in an order. Starting from the default order and the last level, each level keeps the order of the
 * later ones.
 */
function sortAll(rows: number, levels: readonly OrderLevel[]): Int32Array {
  const start = new Int32Array(rows);
  for (let row = 0; row < rows; row++) start[row] = row;
  return levels.reduceRight(sortByLevel, start);
}

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

function permutation(query: SelectionQuery, catalogue: Catalogue, cache: MemoryCache): Int32Array {
  const { language, scope } = query;
  const orderBy = withoutRepeats(query.orderBy);
  const hidesShares = orderBy.some(usesShares) && !opensAllAudience(scope);
  const levels = orderBy.map(({ sortExpression, direction }) => `${sortExpression} ${direction}`);
  const key = `order:${language}:${levels.join()}:${hidesShares ? scope.key : ''}`;
  return cache.get(key, () => {
    const audience = hidesShares ? rowsWithAudience(catalogue, scope) : null;
    return sortAll(catalogue.rows, orderLevels(orderBy, catalogue, language, audience));
  });
}

/** Rows of the set in the query's order: those left after the first `skip`, at most `limit`. */
export function rowsInOrder(
  set: Bitmap,
  query: SelectionQuery,
  { skip, limit }: { skip: number; limit: number },
  catalogue: Catalogue,
  cache: MemoryCache,
): Int32Array {
  if (isDefaultOrder(query.orderBy)) return rowsOf(set, skip, limit);
  const order = permutation(query, catalogue, cache);
  const rows = new Int32Array(Math.min(limit, order.length));
  let toSkip = skip;
  let found = 0;
  for (let i = 0; i < order.length && found < rows.length; i++) {
    const row = order[i] ?? 0;
    if (!hasRow(set, row)) continue;
    if (toSkip > 0) toSkip -= 1;
    else rows[found++] = row;
  }
  return rows.subarray(0, found);
}
