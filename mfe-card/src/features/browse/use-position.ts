import { useQueries } from '@tanstack/react-query';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import type { BrowsedSearch } from '@airdex/shared-contracts/search-filter';
import { positionOf, type Position } from './neighbours.ts';
import { blockOf, resultBlockQuery } from './result-block-query.ts';

/** The blocks with a place and its neighbours. */
const blocksAround = (place: number) => [...new Set([Math.max(1, place - 1), place, place + 1].map(blockOf))];

interface LoadedPosition {
  /** Undefined while the results load, null if the programme is not there or they could not be loaded. */
  readonly position: Position | null | undefined;
  /** Whether loading a neighbour has failed. Stays true during another attempt. */
  readonly hasFailed: boolean;
  readonly isRetrying: boolean;
  /** Loads what failed. */
  readonly retry: () => void;
}

/** The position of a programme in the results that it was opened from. */
export function usePosition(idProgram: number, { search, place }: BrowsedSearch): LoadedPosition {
  const { api } = useHost();
  const language = useLanguage();
  const queryOf = (block: number) => resultBlockQuery(search, block, api, language);
  const expected = blocksAround(place);
  const found = useQueries({
    queries: expected.map(queryOf),
    combine: (blocks) =>
      positionOf(
        idProgram,
        place,
        blocks.flatMap(({ data }) => data ?? []),
      )?.place,
  });
  return useQueries({
    // If the programme has moved to the edge of a block, a neighbour is in a block that was not expected.
    queries: [...new Set([...expected, ...blocksAround(found ?? place)])].map(queryOf),
    combine: (blocks) => {
      const missing = blocks.filter(({ data }) => data === undefined);
      // During another attempt, a failed query is pending again.
      const failed = missing.filter(({ errorUpdateCount }) => errorUpdateCount > 0);
      const isLoading = missing.length > failed.length;
      const position = isLoading
        ? undefined
        : positionOf(
            idProgram,
            place,
            blocks.flatMap(({ data }) => data ?? []),
          );
      return {
        position,
        hasFailed: failed.length > 0 && (position?.previous === undefined || position.next === undefined),
        isRetrying: failed.some(({ isFetching }) => isFetching),
        retry: () => {
          for (const block of failed) void block.refetch();
        },
      };
    },
  });
}
