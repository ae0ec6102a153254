import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import { isGroup, leavesOf, type TreeOption } from '@airdex/shared-ui/multi-select';
import type { FacetName } from './facet.ts';

/** What a card's search contains until the facet's options have loaded: groups instead of their children. */
const GROUPS = { Broadcasts: 'selectedCountries', Genres: 'selectedGenresGroups' } as const;

const NO_GROUPS: readonly number[] = [];

/** The groups from a card that still stand for a facet's own ids. */
export function groupsOf(name: string, selection: SearchFilter): readonly number[] {
  return name === 'Broadcasts' || name === 'Genres' ? selection[GROUPS[name]] : NO_GROUPS;
}

/**
 * The part of the selection with groups from a card replaced by their children among the options; null if
 * there is nothing to replace. A group that is not among the options stays, because the search would find
 * more without it.
 */
export function resolvedGroups(
  name: FacetName,
  selection: SearchFilter,
  options: readonly TreeOption[],
): Partial<SearchFilter> | null {
  if (name !== 'Broadcasts' && name !== 'Genres') return null;
  const groups = selection[GROUPS[name]];
  const found = options.filter((option) => isGroup(option) && groups.includes(option.id));
  if (found.length === 0) return null;
  return {
    [GROUPS[name]]: groups.filter((id) => !found.some((option) => option.id === id)),
    [`selected${name}`]: [
      ...new Set([...selection[`selected${name}`], ...leavesOf(found).map(({ id }) => id)]),
    ],
  };
}
