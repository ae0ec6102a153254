import {
  isGroup,
  leavesOf,
  type GroupOption,
  type LeafOption,
  type TreeOption,
} from '@airdex/shared-ui/multi-select';

/** The selected ids that the options don't offer. */
export function missingIds(options: readonly TreeOption[], chosen: readonly number[]): readonly number[] {
  if (chosen.length === 0) return [];
  const offered = new Set(leavesOf(options).map(({ id }) => id));
  return chosen.filter((id) => !offered.has(id));
}

interface Place {
  readonly leaf: LeafOption;
  /** Null for an option without a group. */
  readonly group: GroupOption | null;
}

const indexes = new WeakMap<readonly TreeOption[], ReadonlyMap<number, Place>>();

/** Position of each leaf of the options; built once per list, which may have thousands. */
function placesIn(options: readonly TreeOption[]): ReadonlyMap<number, Place> {
  const made = indexes.get(options);
  if (made !== undefined) return made;
  const places = new Map<number, Place>();
  for (const option of options) {
    if (isGroup(option)) for (const leaf of option.children) places.set(leaf.id, { leaf, group: option });
    else places.set(option.id, { leaf: option, group: null });
  }
  indexes.set(options, places);
  return places;
}

/**
 * The options together with selected ones that have no results any more. These stay visible, with a count of
 * 0, at the end of their group.
 * @param known options that were offered without any filter, for their names
 * @param nameless the name of an unknown one
 */
export function withChosen(
  options: readonly TreeOption[],
  chosen: readonly number[],
  known: readonly TreeOption[],
  nameless: (id: number) => string,
): readonly TreeOption[] {
  const missing = missingIds(options, chosen);
  if (missing.length === 0) return options;
  const places = placesIn(known);
  const added = new Map<number, LeafOption[]>();
  const groups: GroupOption[] = [];
  const alone: LeafOption[] = [];
  const offered = new Set(options.filter(isGroup).map(({ id }) => id));
  for (const id of missing) {
    const { leaf, group } = places.get(id) ?? { leaf: { id, name: nameless(id) }, group: null };
    const empty = { ...leaf, count: 0 };
    if (group === null) {
      alone.push(empty);
      continue;
    }
    const siblings = added.get(group.id);
    if (siblings !== undefined) {
      siblings.push(empty);
      continue;
    }
    added.set(group.id, [empty]);
    if (!offered.has(group.id)) groups.push(group);
  }
  const filled = (option: GroupOption, children: readonly LeafOption[]): GroupOption => ({
    ...option,
    children: [...children, ...(added.get(option.id) ?? [])],
  });
  return [
    ...options.map((option) =>
      isGroup(option) && added.has(option.id) ? filled(option, option.children) : option,
    ),
    ...groups.map((group) => filled({ ...group, count: 0 }, [])),
    ...alone,
  ];
}
