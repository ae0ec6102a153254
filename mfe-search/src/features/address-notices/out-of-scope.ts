import { leavesOf, type TreeOption } from '@airdex/shared-ui/multi-select';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';

/** What a search may name that one subscription holds and another does not. */
export const SCOPED_PARTS = [
  'Broadcasts',
  'ProducedIn',
  'DevelopedIn',
  'Genres',
  'Keywords',
  'Frequencies',
  'Playlists',
] as const;
export type ScopedPart = (typeof SCOPED_PARTS)[number];

/** Whether a search names options of this part, and not all of them. */
export function namesSome(filter: SearchFilter, part: ScopedPart): boolean {
  return !filter[`all${part}Selected`] && filter[`selected${part}`].length > 0;
}

/** How many of the options that a search names are not there for the user. */
export function missingCount(filter: SearchFilter, part: ScopedPart, options: readonly TreeOption[]): number {
  if (!namesSome(filter, part)) return 0;
  const offered = new Set(leavesOf(options).map(({ id }) => id));
  return filter[`selected${part}`].filter((id) => !offered.has(id)).length;
}
