import type { OrderBy, SortExpression } from '@airdex/shared-contracts/search-filter';
import { resultColumns } from '../result-columns/columns.ts';

const NAMES: ReadonlyMap<SortExpression, string> = new Map(
  resultColumns(false).map(({ key, sortExpression }) => [sortExpression, key]),
);

/** The order in the form of requests: each level with the name of its column, which addresses leave out. */
export function sentOrder(order: readonly OrderBy[]): OrderBy[] {
  return order.map((level) => ({ ...level, name: NAMES.get(level.sortExpression) }));
}
