import { languageTag, type IndicatorId, type Language } from '@airdex/shared-contracts/constants';
import { figureOf, ratingOf, type AudienceRow } from '../audience-figures/indicators.ts';

/** A column to sort by: the slot's name, its episodes, or an indicator of a target. */
export type SortColumn =
  | { readonly kind: 'slot' | 'episodes' }
  | { readonly kind: 'figure'; readonly idTarget: number; readonly indicator: IndicatorId };

export interface SortOrder {
  readonly column: SortColumn;
  readonly isDescending: boolean;
}

const isSame = (one: SortColumn, other: SortColumn) =>
  one.kind === 'figure' && other.kind === 'figure'
    ? one.idTarget === other.idTarget && one.indicator === other.indicator
    : one.kind === other.kind;

/** The direction in which a column is sorted, as `aria-sort` names it. */
export function sortDirection(order: SortOrder | null, column: SortColumn) {
  if (order === null || !isSame(order.column, column)) return 'none';
  return order.isDescending ? 'descending' : 'ascending';
}

/**
 * The order after a column's button is pressed: names from A first, figures from the highest first, then the
 * other direction, then the order in which the rows arrived.
 */
export function nextOrder(order: SortOrder | null, column: SortColumn): SortOrder | null {
  const isFirst = column.kind !== 'slot';
  if (order === null || !isSame(order.column, column)) return { column, isDescending: isFirst };
  return order.isDescending === isFirst ? { column, isDescending: !isFirst } : null;
}

function valueOf(row: AudienceRow, column: SortColumn): number | string | null {
  if (column.kind === 'figure') return figureOf(ratingOf(row, column.idTarget), column.indicator);
  return column.kind === 'slot' ? row.programSlotName : row.numberOfEpisodes;
}

/** The rows in an order; unknown values are last in both directions. */
export function sortRows(
  rows: readonly AudienceRow[],
  order: SortOrder | null,
  language: Language,
): readonly AudienceRow[] {
  if (order === null) return rows;
  const names = new Intl.Collator(languageTag(language), { numeric: true });
  return rows.toSorted((one, other) => {
    const [a, b] = [valueOf(one, order.column), valueOf(other, order.column)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const difference =
      typeof a === 'string' || typeof b === 'string' ? names.compare(String(a), String(b)) : a - b;
    return order.isDescending ? -difference : difference;
  });
}
