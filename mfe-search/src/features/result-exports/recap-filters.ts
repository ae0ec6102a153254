import type { RecapLine } from '../recap/recap-line.ts';
import type { RecapFilters } from './export-order.ts';

/** Longest text of a value that the server accepts, in UTF-16 units. Only a search term is longer. */
const TEXT_MAX = 1000;

function shortened(text: string): string {
  // Half of a surrogate pair would not be valid text.
  return text.length <= TEXT_MAX ? text : `${text.slice(0, TEXT_MAX - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

interface Value {
  readonly id: number | string;
  readonly name: string;
}

const sent = ({ id, name }: Value) => ({
  id: typeof id === 'string' ? shortened(id) : id,
  name: shortened(name),
});

/** The recap for a spreadsheet's first sheet: labels and names, without what only chips need. */
export function recapFilters(lines: readonly RecapLine[]): RecapFilters {
  return lines.map(({ translationKey, field, label, values, isAllSelected }) => ({
    translationKey,
    field,
    label,
    values: values.map(({ childs = [], ...value }) => ({ ...sent(value), childs: childs.map(sent) })),
    isAllSelected,
  }));
}
