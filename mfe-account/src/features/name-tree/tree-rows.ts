import { folded } from '../text-search/folded.ts';

interface NamedMember {
  readonly id: number;
  readonly name: string;
}

/** A group of names, such as a country and its channels. */
export interface NameGroup {
  /** Unique in the tree. */
  readonly key: string;
  readonly name: string;
  /** Short text about all members, such as what is included. */
  readonly note?: { readonly text: string; readonly isPositive: boolean };
  readonly members: readonly NamedMember[];
}

interface SearchableGroup {
  readonly group: NameGroup;
  readonly text: string;
  readonly members: readonly (NamedMember & { readonly text: string })[];
}

/** The same groups with their texts as searches compare them, so that thousands of names are folded only once. */
export function searchable(groups: readonly NameGroup[]): readonly SearchableGroup[] {
  return groups.map((group) => ({
    group,
    text: folded(group.name),
    members: group.members.map((member) => ({ ...member, text: folded(member.name) })),
  }));
}

interface RowPlace {
  readonly key: string;
  readonly name: string;
  /** Counts from 1 among `siblings` of the same level. */
  readonly place: number;
  readonly siblings: number;
}

interface GroupRow extends RowPlace {
  readonly kind: 'group';
  readonly group: NameGroup;
  /** How many of its members match. */
  readonly count: number;
  readonly isOpen: boolean;
}

interface MemberRow extends RowPlace {
  readonly kind: 'member';
}

export type TreeRow = GroupRow | MemberRow;

/**
 * The lines of a tree that shows what matches a term: a group whose name matches has all its members. Groups whose
 * members match are open, all others closed, except those that were toggled.
 */
export function treeRows(
  groups: readonly SearchableGroup[],
  term: string,
  toggled: ReadonlySet<string>,
): readonly TreeRow[] {
  const needle = folded(term).trim();
  const matching = groups.flatMap(({ group, text, members }) => {
    const found = needle === '' ? [] : members.filter((member) => member.text.includes(needle));
    const isNamed = text.includes(needle);
    if (!isNamed && found.length === 0) return [];
    return [{ group, shown: isNamed ? members : found, isFound: found.length > 0 }];
  });
  return matching.flatMap(({ group, shown, isFound }, at): readonly TreeRow[] => {
    const isOpen = isFound !== toggled.has(group.key);
    const row: GroupRow = {
      kind: 'group',
      key: group.key,
      name: group.name,
      group,
      count: shown.length,
      isOpen,
      place: at + 1,
      siblings: matching.length,
    };
    if (!isOpen) return [row];
    return [
      row,
      ...shown.map(({ id, name }, index): MemberRow => ({
        kind: 'member',
        key: `${group.key}/${String(id)}`,
        name,
        place: index + 1,
        siblings: shown.length,
      })),
    ];
  });
}
