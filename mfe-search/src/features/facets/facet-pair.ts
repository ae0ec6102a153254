import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import { leavesOf, type TreeOption } from '@airdex/shared-ui/multi-select';

type PairName<Field> = Field extends `selected${infer Name}`
  ? `all${Name}Selected` extends keyof SearchFilter
    ? Name
    : never
  : never;

/** A filter that is stored as a pair: `all…Selected` and `selected…`. */
export type FacetPair = PairName<keyof SearchFilter>;
export type FacetId<Name extends FacetPair> = SearchFilter[`selected${Name}`][number];
type NumberPair = { [Name in FacetPair]: FacetId<Name> extends number ? Name : never }[FacetPair];

/** The ticked options of a pair; all of them if the filter says all. */
export function tickedOptions<Name extends FacetPair>(
  filter: SearchFilter,
  name: Name,
  options: readonly FacetId<Name>[],
): readonly FacetId<Name>[] {
  return filter[`all${name}Selected`] ? options : filter[`selected${name}`];
}

/** The pair with these options ticked. All and none find the same programmes, but the screen shows them differently. */
export function tickedPair<Name extends FacetPair>(
  name: Name,
  ticked: readonly FacetId<Name>[],
  optionCount: number,
): Partial<SearchFilter> {
  return {
    [`all${name}Selected`]: optionCount > 0 && ticked.length === optionCount,
    [`selected${name}`]: [...ticked],
  };
}

/**
 * The pair after a change of the visible options. Ticking every visible option selects all only if no option is hidden.
 * Unticking one of "all" keeps hidden options selected, except in groups whose visible options are all unticked. If
 * nothing is ticked, hidden options are cleared too.
 * @param offered ids of the visible options
 * @param known every option; undefined while they are unknown
 */
export function tickedAmong(
  name: NumberPair,
  filter: SearchFilter,
  ticked: readonly number[],
  {
    offered,
    known = [],
  }: { readonly offered: readonly number[]; readonly known: readonly TreeOption[] | undefined },
): Partial<SearchFilter> {
  const kept = new Set(ticked);
  const visibleIds = new Set(offered);
  const hidden =
    filter[`all${name}Selected`] && ticked.length > 0 ? hiddenOptions(known, visibleIds, kept) : [];
  const chosen = [...offered.filter((id) => kept.has(id)), ...hidden];
  return tickedPair(name, chosen, leavesOf(known).length);
}

/** Hidden options that stay selected: all except those of groups with visible options of which none is ticked. */
function hiddenOptions(
  known: readonly TreeOption[],
  visibleIds: ReadonlySet<number>,
  kept: ReadonlySet<number>,
): number[] {
  return known.flatMap((option) => {
    const ids = leavesOf([option]).map(({ id }) => id);
    const hidden = ids.filter((id) => !visibleIds.has(id));
    const isUnticked = hidden.length < ids.length && !ids.some((id) => kept.has(id));
    return isUnticked ? [] : hidden;
  });
}
