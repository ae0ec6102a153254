import type { RecapLine } from '../recap/recap-line.ts';
import type { RecapFilters } from './export-order.ts';

/** The recap for a spreadsheet's first sheet: labels and names, without what only chips need. */
export function recapFilters(lines: readonly RecapLine[]): RecapFilters {
  return lines.map(({ translationKey, field, label, values, isAllSelected }) => ({
    translationKey,
    field,
    label,
    values: values.map(({ id, name, childs = [] }) => ({ id, name, childs })),
    isAllSelected,
  }));
}
