import { isGroup, type GroupOption, type LeafOption, type TreeOption } from './tree-option.ts';

/** How much of a group or of the whole list is selected. */
export type Ticked = 'all' | 'some' | 'none';

/** A line of the list. `place` counts from 1 among `siblings` at its level. */
export interface TreeRow {
  readonly key: string;
  readonly option: LeafOption | GroupOption;
  readonly level: 1 | 2;
  readonly isOpen: boolean | null;
  readonly ticked: Ticked;
  readonly place: number;
  readonly siblings: number;
}

export function tickedOf(leaves: readonly LeafOption[], chosen: ReadonlySet<number>): Ticked {
  const count = leaves.reduce((sum, { id }) => sum + (chosen.has(id) ? 1 : 0), 0);
  if (count === 0) return 'none';
  return count === leaves.length ? 'all' : 'some';
}

/**
 * The visible lines, in order: each option, and after an open group its children.
 * @param isOpen whether a group is open
 */
export function treeRows(
  options: readonly TreeOption[],
  chosen: ReadonlySet<number>,
  isOpen: (group: GroupOption) => boolean,
): readonly TreeRow[] {
  const siblings = options.length;
  return options.flatMap((option, index): readonly TreeRow[] => {
    const place = index + 1;
    const leaf = (child: LeafOption, level: 1 | 2, at: number, among: number): TreeRow => ({
      key: `${level === 2 ? option.id : ''}/${child.id}`,
      option: child,
      level,
      isOpen: null,
      ticked: chosen.has(child.id) ? 'all' : 'none',
      place: at,
      siblings: among,
    });
    if (!isGroup(option)) return [leaf(option, 1, place, siblings)];
    const open = isOpen(option);
    const { children } = option;
    const group: TreeRow = {
      key: `group/${option.id}`,
      option,
      level: 1,
      isOpen: open,
      ticked: tickedOf(children, chosen),
      place,
      siblings,
    };
    if (!open) return [group];
    return [group, ...children.map((child, at) => leaf(child, 2, at + 1, children.length))];
  });
}
