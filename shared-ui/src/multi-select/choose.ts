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

/** Chooses an option or takes it back; a group stands for its children: all of them, or none when all are chosen. */
export function toggleOption(value: readonly number[], option: TreeOption): readonly number[] {
  const leaves = isGroup(option) ? option.children : [option];
  return withLeaves(value, leaves, tickedOf(leaves, new Set(value)) !== 'all');
}

/** Select-all over the options that a search has left; the others stay as they are. */
export function toggleAll(value: readonly number[], shown: readonly TreeOption[]): readonly number[] {
  const leaves = leavesOf(shown);
  return withLeaves(value, leaves, tickedOf(leaves, new Set(value)) !== 'all');
}
