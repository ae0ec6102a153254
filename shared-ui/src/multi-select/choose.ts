import { leavesOf, isGroup, type LeafOption, type TreeOption } from './tree-option.ts';
import { tickedOf } from './tree-rows.ts';

function withLeaves(
  value: readonly number[],
  leaves: readonly LeafOption[],
  areChosen: boolean,
): readonly number[] {
  const ids = new Set(leaves.map(({ id }) => id));
  const others = value.filter((id) => !ids.has(id));
  return areChosen ? [...others, ...ids] : others;
}

/**
 * Selects or deselects an option. A group stands for its children: selects all, or none if all are selected.
 */
export function toggleOption(value: readonly number[], option: TreeOption): readonly number[] {
  const leaves = isGroup(option) ? option.children : [option];
  return withLeaves(value, leaves, tickedOf(leaves, new Set(value)) !== 'all');
}

/** Select-all for the options that match a search; the others stay unchanged. */
export function toggleAll(value: readonly number[], shown: readonly TreeOption[]): readonly number[] {
  const leaves = leavesOf(shown);
  return withLeaves(value, leaves, tickedOf(leaves, new Set(value)) !== 'all');
}
