import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import { useFacet } from './use-facet.ts';

const NOTHING_CHOSEN: readonly number[] = [];

/** Keeps the options of the filters that are not in sight up to date, so that they open to what is there already. */
export function FacetsAhead({ settled }: { readonly settled: SearchFilter }) {
  useFacet('Keywords', settled, NOTHING_CHOSEN);
  useFacet('Frequencies', settled, NOTHING_CHOSEN);
  return null;
}
