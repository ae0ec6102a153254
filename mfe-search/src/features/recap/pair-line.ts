import type { FacetPair } from '../facets/facet-pair.ts';
import type { RecapLine, RecapOption, RecapValue } from './recap-line.ts';

/** Texts for selected values besides their names. */
export interface ValueTexts {
  /** How many are selected, while their names are unknown. */
  readonly chosen: (count: number) => string;
  /** Selected ones that the subscriber has no option for. */
  readonly unknown: (field: FacetPair, count: number) => string;
}

interface Pair {
  readonly field: FacetPair;
  readonly label: string;
  readonly isAll: boolean;
  readonly chosen: readonly (number | string)[];
  /** Groups from a card whose options have not been found yet. */
  readonly groups: readonly number[];
}

const single = ({ id, name }: RecapOption): RecapValue => ({ id, name, ids: [id], isWhole: true });

function valueOf(option: RecapOption, chosen: ReadonlySet<number | string>): RecapValue[] {
  const { id, name, children } = option;
  if (children === undefined) return chosen.has(id) ? [single(option)] : [];
  const childs = children.filter((child) => chosen.has(child.id)).map((child) => single(child));
  if (childs.length === 0) return [];
  return [
    {
      id,
      name,
      childs: childs.map((child) => ({ id: child.id, name: child.name })),
      ids: childs.map((child) => child.id),
      isWhole: childs.length === children.length,
    },
  ];
}

/**
 * The line of a filter stored as a pair; null if it is inactive. Values follow the order of the options,
 * grouped; a complete selection is shown as all.
 * @param options undefined while they are unknown
 */
export function pairLine(
  { field, label, isAll, chosen, groups }: Pair,
  options: readonly RecapOption[] | undefined,
  texts: ValueTexts,
): RecapLine | null {
  const number = chosen.length + groups.length;
  if (!isAll && number === 0) return null;
  const line = { translationKey: field, field, label, isNamed: true };
  if (isAll) return { ...line, values: [], isAllSelected: true };
  if (options === undefined) {
    const count = { id: field, name: texts.chosen(number), ids: chosen, isWhole: true };
    return { ...line, values: [count], isAllSelected: false, isNamed: false };
  }
  const leaves = new Set(options.flatMap(({ id, children }) => children?.map((child) => child.id) ?? [id]));
  const selected = new Set(chosen);
  const unknown = [...selected].filter((id) => !leaves.has(id));
  const unknownNumber = unknown.length + groups.length;
  if (unknownNumber === 0 && selected.size === leaves.size)
    return { ...line, values: [], isAllSelected: true };
  const values = options.flatMap((option) => valueOf(option, selected));
  if (unknownNumber > 0) {
    const name = texts.unknown(field, unknownNumber);
    values.push({ id: `${field}-unknown`, name, ids: unknown, isWhole: true });
  }
  return { ...line, values, isAllSelected: false };
}
