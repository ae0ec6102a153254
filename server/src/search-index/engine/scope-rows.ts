import { dayNumber } from '../data/day-number.ts';
import type { ScopeGrant, SubscriptionScope } from '../../subscription-scope/subscription-scope.ts';
import { type Bitmap, emptyBitmap, intersect, setRange, unite } from '../data/bitmap.ts';
import type { Catalogue } from './catalogue.ts';
import { rowsWithAny } from './select-rows.ts';

function rowsOfGrant(catalogue: Catalogue, grant: ScopeGrant): Bitmap {
  const { rows, rowsBy, channels, subGenres } = catalogue;
  const bitmap = emptyBitmap(rows);
  if (grant.from === null && grant.to === null) {
    setRange(bitmap, 0, rows);
  } else {
    const from = grant.from === null ? null : dayNumber(grant.from);
    const to = grant.to === null ? null : dayNumber(grant.to);
    const { first, end } = catalogue.rowsBetween(from, to);
    setRange(bitmap, first, end);
  }
  if (grant.channelIds !== null) {
    intersect(bitmap, rowsWithAny(rowsBy.channels, channels.of(grant.channelIds), rows));
  }
  if (grant.subGenreIds !== null) {
    intersect(bitmap, rowsWithAny(rowsBy.subGenres, subGenres.of(grant.subGenreIds), rows));
  }
  return bitmap;
}

function union(catalogue: Catalogue, grants: readonly ScopeGrant[]): Bitmap {
  const bitmap = emptyBitmap(catalogue.rows);
  for (const grant of grants) unite(bitmap, rowsOfGrant(catalogue, grant));
  return bitmap;
}

/** The rows inside the scope. */
export function rowsInScope(catalogue: Catalogue, scope: SubscriptionScope): Bitmap {
  return union(catalogue, scope.grants);
}

/** The rows whose audience results are in the scope. */
export function rowsWithAudience(catalogue: Catalogue, scope: SubscriptionScope): Bitmap {
  return union(
    catalogue,
    scope.grants.filter((grant) => grant.includesAudienceResults),
  );
}

function isWhole(grant: ScopeGrant): boolean {
  return grant.channelIds === null && grant.subGenreIds === null && grant.from === null && grant.to === null;
}

/** Whether the scope includes all audience results. */
export function opensAllAudience(scope: SubscriptionScope): boolean {
  return scope.grants.some((grant) => isWhole(grant) && grant.includesAudienceResults);
}
