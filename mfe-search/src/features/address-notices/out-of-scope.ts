import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import type { TreeOption } from '@airdex/shared-ui/multi-select';
import { missingIds } from '../facets/with-chosen.ts';

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
  return namesSome(filter, part) ? missingIds(options, filter[`selected${part}`]).length : 0;
}
