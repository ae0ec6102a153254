import { leavesOf, type TreeOption } from './tree-option.ts';

/** Names that are together at most this long are all shown. */
const NAMES_LENGTH_MAX = 30;

export interface SummaryTexts {
  /** Everything is chosen. */
  readonly all: string;
  /** Nothing is chosen. */
  readonly none: string;
  readonly selected: (count: number) => string;
}

/** The text of a closed list about its selection, in English. */
export function summarise(
  options: readonly TreeOption[],
  value: readonly number[],
  input: SummaryTexts,
): string {
  return summaryOf(options, value, input, ', ');
}

/** The same in any language: with its separator between names. */
export function summaryOf(
  options: readonly TreeOption[],
  value: readonly number[],
  { all, none, selected }: SummaryTexts,
  separator: string,
): string {
  if (value.length === 0) return none;
  const chosen = new Set(value);
  const leaves = leavesOf(options);
  const found = leaves.filter(({ id }) => chosen.has(id));
  if (found.length !== chosen.size) return selected(chosen.size);
  // Options without results are listed only because they are chosen, so they do not count as everything.
  if (found.length === leaves.length && leaves.some(({ count }) => count !== 0)) return all;
  if (found.length > NAMES_LENGTH_MAX) return selected(chosen.size);
  const names = found.map(({ name }) => name).join(separator);
  return names.length <= NAMES_LENGTH_MAX ? names : selected(chosen.size);
}
