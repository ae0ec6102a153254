import { leavesOf, type TreeOption } from './tree-option.ts';

/** Names that together are no longer than this are all said. */
const NAMES_LENGTH_MAX = 30;

export interface SummaryTexts {
  /** Everything is chosen. */
  readonly all: string;
  /** Nothing is chosen. */
  readonly none: string;
  readonly selected: (count: number) => string;
}

/** What a closed list says of what is chosen. */
export function summarise(
  options: readonly TreeOption[],
  value: readonly number[],
  { all, none, selected }: SummaryTexts,
): string {
  if (value.length === 0) return none;
  const chosen = new Set(value);
  const leaves = leavesOf(options);
  const names = leaves.filter(({ id }) => chosen.has(id)).map(({ name }) => name);
  if (names.length === leaves.length && names.length === chosen.size) return all;
  const joined = names.join(', ');
  return names.length === chosen.size && joined.length <= NAMES_LENGTH_MAX ? joined : selected(chosen.size);
}
