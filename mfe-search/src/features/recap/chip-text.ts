import { RECAP_CHIP_VALUES_MAX } from '@airdex/shared-contracts/constants';
import type { RecapLine } from './recap-line.ts';

/** A chip's text for its filter's values: the first few, and how many more there are. */
interface ChipText {
  readonly text: string;
  readonly more: number;
}

/** The names of a line's values: a whole group's own name, otherwise those of its children. */
function namesOf({ values }: RecapLine): readonly string[] {
  return values.flatMap(({ name, childs, isWhole }) =>
    isWhole || childs === undefined ? [name] : childs.map((child) => child.name),
  );
}

/**
 * The text of a line's chip.
 * @param all text if every value is chosen
 * @param separator between names, in the style of the language
 */
export function chipText(line: RecapLine, all: string, separator: string): ChipText {
  if (line.isAllSelected) return { text: all, more: 0 };
  const names = namesOf(line);
  const shown = names.slice(0, RECAP_CHIP_VALUES_MAX);
  return { text: shown.join(separator), more: names.length - shown.length };
}
