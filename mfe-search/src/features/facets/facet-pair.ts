import type { SearchFilter } from '@airdex/shared-contracts/search-filter';

type PairName<Field> = Field extends `selected${infer Name}`
  ? `all${Name}Selected` extends keyof SearchFilter
    ? Name
    : never
  : never;

/** A filter that is kept as a pair: `all…Selected` and `selected…`. */
export type FacetPair = PairName<keyof SearchFilter>;
export type FacetId<Name extends FacetPair> = SearchFilter[`selected${Name}`][number];

/** The ticked ones of the options of a pair; all of them when the filter says all. */
export function tickedOptions<Name extends FacetPair>(
  filter: SearchFilter,
  name: Name,
  options: readonly FacetId<Name>[],
): readonly FacetId<Name>[] {
  return filter[`all${name}Selected`] ? options : filter[`selected${name}`];
}

/**
 * The pair with these options ticked. All of them is not the same as none, though both find the same: the pair keeps
 * apart what the screen shows apart.
 */
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
