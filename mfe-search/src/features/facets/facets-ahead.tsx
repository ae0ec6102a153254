import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import { useFacet } from './use-facet.ts';

const NOTHING_CHOSEN: readonly number[] = [];

/** Keeps the options of hidden filters up to date, so that they are ready when they open. */
export function FacetsAhead({ settled }: { readonly settled: SearchFilter }) {
  useFacet('Keywords', settled, NOTHING_CHOSEN);
  useFacet('Frequencies', settled, NOTHING_CHOSEN);
  return null;
}
