import type { SearchFilter } from '@airdex/shared-contracts/search-filter';

type PairName<Field> = Field extends `selected${infer Name}`
  ? `all${Name}Selected` extends keyof SearchFilter
    ? Name
    : never
  : never;

/** A filter that is stored as a pair: `all…Selected` and `selected…`. */
export type FacetPair = PairName<keyof SearchFilter>;
export type FacetId<Name extends FacetPair> = SearchFilter[`selected${Name}`][number];

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
 * The pair after a change among the options that the rest of the selection leaves, which may not be all there
 * are. Ticking all of those does not choose everything: with another selection it would find more than was
 * ticked. If everything was chosen, unticking one leaves all the others, including hidden ones.
 * @param offered ids of the visible options
 * @param all ids of every option; undefined while they are unknown
 */
export function tickedAmong<Name extends FacetPair>(
  name: Name,
  filter: SearchFilter,
  ticked: readonly FacetId<Name>[],
  {
    offered,
    all,
  }: { readonly offered: readonly FacetId<Name>[]; readonly all: readonly FacetId<Name>[] | undefined },
): Partial<SearchFilter> {
  const kept = new Set(ticked);
  const isInSight = new Set(offered);
  const outOfSight =
    filter[`all${name}Selected`] && all !== undefined ? all.filter((id) => !isInSight.has(id)) : [];
  const chosen = [...offered.filter((id) => kept.has(id)), ...outOfSight];
  return tickedPair(name, chosen, all?.length ?? 0);
}
