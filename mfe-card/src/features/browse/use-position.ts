import { useQueries } from '@tanstack/react-query';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import type { BrowsedSearch } from '@airdex/shared-contracts/search-filter';
import { positionOf, type Position } from './neighbours.ts';
import { blockOf, resultBlockQuery } from './result-block-query.ts';

/** The blocks with a place and its neighbours. */
const blocksAround = (place: number) => [...new Set([Math.max(1, place - 1), place, place + 1].map(blockOf))];

/**
 * The position of a programme in the results that it was opened from. Undefined while these load, null if it
 * is not there or they could not be loaded.
 */
export function usePosition(
  idProgram: number,
  { search, place }: BrowsedSearch,
): Position | null | undefined {
  const { api } = useHost();
  const language = useLanguage();
  return useQueries({
    queries: blocksAround(place).map((block) => resultBlockQuery(search, block, api, language)),
    combine: (blocks) => {
      if (blocks.some(({ isPending }) => isPending)) return undefined;
      return positionOf(
        idProgram,
        place,
        blocks.flatMap(({ data }) => data ?? []),
      );
    },
  });
}
