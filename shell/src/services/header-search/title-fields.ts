import {
  DEFAULT_SEARCH_TITLES,
  headerFilter,
  SEARCH_TITLES,
  type SearchTitle,
} from '@airdex/shared-contracts/search-filter';

const isDefaultSet = (titles: readonly SearchTitle[]) => headerFilter('', titles).isDefaultSearchTitles;

/**
 * Computes the fields to search in after a change of the ticked ones.
 *
 * The four default fields mean "nothing chosen": ticking another one drops them, unticking the last one restores
 * them. Ticking all eleven at once keeps all eleven.
 *
 * @param current the fields before
 * @param ticked the fields that are ticked now, in any order
 */
export function chooseTitleFields(
  current: readonly SearchTitle[],
  ticked: readonly SearchTitle[],
): readonly SearchTitle[] {
  const inOrder = SEARCH_TITLES.filter((title) => ticked.includes(title));
  if (inOrder.length === 0) return DEFAULT_SEARCH_TITLES;
  if (inOrder.length === SEARCH_TITLES.length) return SEARCH_TITLES;
  const isExtraOverDefaults =
    isDefaultSet(current) &&
    inOrder.length > current.length &&
    current.every((title) => ticked.includes(title));
  if (!isExtraOverDefaults) return inOrder;
  return inOrder.filter((title) => !current.includes(title));
}

/** Text of the closed dropdown. */
export type TitleFieldsSummary =
  | { readonly kind: 'titles-only' }
  | { readonly kind: 'all' }
  | { readonly kind: 'some'; readonly titles: readonly SearchTitle[] };

export function summariseTitleFields(titles: readonly SearchTitle[]): TitleFieldsSummary {
  if (isDefaultSet(titles)) return { kind: 'titles-only' };
  if (titles.length === SEARCH_TITLES.length) return { kind: 'all' };
  return { kind: 'some', titles };
}
