import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import { isGroup, type TreeOption } from '@airdex/shared-ui/multi-select';
import type { FacetName } from './facet.ts';

/** What a card's search holds until the options of the facet are there: groups instead of their children. */
const GROUPS = { Broadcasts: 'selectedCountries', Genres: 'selectedGenresGroups' } as const;

const NO_GROUPS: readonly number[] = [];

/** The groups from a card that still stand in for a facet's own ids. */
export function groupsOf(name: FacetName, selection: SearchFilter): readonly number[] {
  return name === 'Broadcasts' || name === 'Genres' ? selection[GROUPS[name]] : NO_GROUPS;
}

/**
 * The part of the selection in which groups from a card have become the children that their options hold; null when
 * there is nothing to be done.
 */
export function resolvedGroups(
  name: FacetName,
  selection: SearchFilter,
  options: readonly TreeOption[],
): Partial<SearchFilter> | null {
  if (name !== 'Broadcasts' && name !== 'Genres') return null;
  const groups = selection[GROUPS[name]];
  if (groups.length === 0) return null;
  const children = options
    .filter((option) => isGroup(option) && groups.includes(option.id))
    .flatMap((option) => (isGroup(option) ? option.children.map(({ id }) => id) : []));
  return {
    [GROUPS[name]]: [],
    [`selected${name}`]: [...new Set([...selection[`selected${name}`], ...children])],
  };
}
