import { QUICK_SEARCH_MENUS, type SearchFilter } from '@airdex/shared-contracts/search-filter';
import { isGroup, type TreeOption } from '@airdex/shared-ui/multi-select';
import { groupsOf } from '../facets/placeholders.ts';
import { missingIds } from '../facets/with-chosen.ts';

/** Option lists that depend on the subscription. */
export const SCOPED_LISTS = [
  'Broadcasts',
  'ProducedIn',
  'DevelopedIn',
  'Genres',
  'Keywords',
  'Frequencies',
  'Playlists',
] as const;
export type ScopedList = (typeof SCOPED_LISTS)[number];

/** Whether a search names something in this list, and not all of it. */
export function namesSome(filter: SearchFilter, list: ScopedList): boolean {
  return (
    !filter[`all${list}Selected`] &&
    (filter[`selected${list}`].length > 0 || groupsOf(list, filter).length > 0)
  );
}

/** How many of the options that a search names are not available to the user. */
export function missingCount(filter: SearchFilter, list: ScopedList, options: readonly TreeOption[]): number {
  return namesSome(filter, list) ? missingIds(options, filter[`selected${list}`]).length : 0;
}

/**
 * How many of the groups that a search names as a whole, for example from a card, are not available to the
 * user.
 */
export function missingGroupCount(
  filter: SearchFilter,
  list: ScopedList,
  options: readonly TreeOption[],
): number {
  if (!namesSome(filter, list)) return 0;
  const offered = new Set(options.filter(isGroup).map(({ id }) => id));
  return groupsOf(list, filter).filter((id) => !offered.has(id)).length;
}

/** The part of a search's period outside the user's subscription: before one day, after another. */
export interface PeriodOutside {
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * Days are YYYY-MM-DD and compare as texts. Future days do not count, because no subscription includes them. Nor does
 * the period of a menu, such as the last year, which nobody chose.
 * @param bounds first and last launch date within the subscription; undefined while they are unknown
 * @param today the day of the browser
 */
export function periodOutside(
  { searchFrom, startDate, endDate }: SearchFilter,
  bounds: { readonly minDate: string | null; readonly maxDate: string | null } | undefined,
  today: string,
): PeriodOutside {
  if (QUICK_SEARCH_MENUS.some((menu) => menu === searchFrom)) return { before: null, after: null };
  const min = bounds?.minDate ?? null;
  const max = bounds?.maxDate ?? null;
  const reached = endDate !== null && endDate < today ? endDate : today;
  return {
    before: min !== null && startDate !== null && startDate < min ? min : null,
    after: max !== null && endDate !== null && reached > max ? max : null,
  };
}
