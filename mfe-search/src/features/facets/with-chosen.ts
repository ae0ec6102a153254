import { isGroup, leavesOf, type LeafOption, type TreeOption } from '@airdex/shared-ui/multi-select';

/** The chosen ids that the options don't offer. */
export function missingIds(options: readonly TreeOption[], chosen: readonly number[]): readonly number[] {
  if (chosen.length === 0) return [];
  const offered = new Set(leavesOf(options).map(({ id }) => id));
  return chosen.filter((id) => !offered.has(id));
}

function found(
  id: number,
  known: readonly TreeOption[],
): { leaf: LeafOption; group: TreeOption | null } | null {
  for (const option of known) {
    if (!isGroup(option)) {
      if (option.id === id) return { leaf: option, group: null };
      continue;
    }
    const leaf = option.children.find((child) => child.id === id);
    if (leaf !== undefined) return { leaf, group: option };
  }
  return null;
}

/**
 * The options with those that are chosen but found by nothing any more: they stay in sight, with a count of 0, where
 * they stood.
 * @param known options that were offered without any filter, for their names
 * @param nameless the name of one that is not known at all
 */
export function withChosen(
  options: readonly TreeOption[],
  chosen: readonly number[],
  known: readonly TreeOption[],
  nameless: (id: number) => string,
): readonly TreeOption[] {
  return missingIds(options, chosen).reduce((list, id): readonly TreeOption[] => {
    const { leaf, group } = found(id, known) ?? { leaf: { id, name: nameless(id) }, group: null };
    const empty = { ...leaf, count: 0 };
    if (group === null) return [...list, empty];
    const place = list.findIndex((option) => isGroup(option) && option.id === group.id);
    const home = list[place];
    if (home === undefined || !isGroup(home)) return [...list, { ...group, count: 0, children: [empty] }];
    return list.with(place, { ...home, children: [...home.children, empty] });
  }, options);
}
