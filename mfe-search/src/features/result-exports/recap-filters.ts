import type { RecapLine } from '../recap/recap-line.ts';
import type { RecapFilters } from './export-order.ts';

/** The recap of the screen as a spreadsheet's first sheet lists it: labels and names, without what chips need besides. */
export function recapFilters(lines: readonly RecapLine[]): RecapFilters {
  return lines.map(({ translationKey, field, label, values, isAllSelected }) => ({
    translationKey,
    field,
    label,
    values: values.map(({ id, name, childs = [] }) => ({ id, name, childs })),
    isAllSelected,
  }));
}
