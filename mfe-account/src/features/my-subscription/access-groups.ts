import type { Access } from '@airdex/shared-contracts/api';
import type { NameGroup } from '../name-tree/tree-rows.ts';

/** The genres of an access with their subgenres. */
export function genreGroups({ genres }: Access): readonly NameGroup[] {
  return genres.map(({ id, name, subGenres }) => ({ key: String(id), name, members: subGenres }));
}

interface ResultTexts {
  readonly included: string;
  readonly excluded: string;
}

/**
 * The countries of an access with their channels. A country is listed twice if only some of its channels include
 * audience results.
 */
export function channelGroups({ channelsGroups }: Access, texts: ResultTexts): readonly NameGroup[] {
  return channelsGroups.map(({ id, name, hasMsh, channels }) => ({
    key: `${String(id)}-${hasMsh ? 'with' : 'without'}`,
    name,
    note: { text: hasMsh ? texts.included : texts.excluded, isPositive: hasMsh },
    members: channels,
  }));
}

/** How many different groups and how many members an access has. */
export function countsOf(groups: readonly { readonly id: number; readonly members: number }[]): {
  readonly groups: number;
  readonly members: number;
} {
  return {
    groups: new Set(groups.map(({ id }) => id)).size,
    members: groups.reduce((sum, { members }) => sum + members, 0),
  };
}
