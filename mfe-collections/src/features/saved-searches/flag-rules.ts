import type { SavedSearch } from '@airdex/shared-contracts/api';
import { FAVOURITE_SEARCHES_MAX, HOMEPAGE_SEARCHES_MAX } from '@airdex/shared-contracts/constants';

/** What the toggles of a saved search set. */
export type Flag = 'showInHomepage' | 'dailyUpdate' | 'isFavorite';

/** How many saved searches may have a flag. */
export const FLAG_MAXIMA = {
  showInHomepage: HOMEPAGE_SEARCHES_MAX,
  dailyUpdate: Infinity,
  isFavorite: FAVOURITE_SEARCHES_MAX,
} as const satisfies Record<Flag, number>;

/** The flags, in the order of their toggles. */
export const FLAGS = Object.keys(FLAG_MAXIMA) as readonly Flag[];

/** The flags that a restored saved search no longer has. */
export const lostFlags = (deleted: SavedSearch, restored: SavedSearch) =>
  FLAGS.filter((flag) => deleted[flag] && !restored[flag]);

/** Whether one more saved search would be too many for a flag. */
export function isFull(searches: readonly SavedSearch[], flag: Flag): boolean {
  return searches.filter((saved) => saved[flag]).length >= FLAG_MAXIMA[flag];
}

/** The list with a flag of one saved search set; the others are the same objects. */
export function withFlag(
  searches: readonly SavedSearch[],
  id: number,
  flag: Flag,
  isOn: boolean,
): SavedSearch[] {
  return searches.map((saved) => (saved.id === id ? { ...saved, [flag]: isOn } : saved));
}
