import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';
import type { AddressedSearch } from '@airdex/shared-contracts/search-filter';

/** Programmes per request, so that most steps need no request. */
const BLOCK_SIZE = 40;

/** The block that a place of the results is in, both from 1. */
export const blockOf = (place: number) => Math.ceil(place / BLOCK_SIZE);

/** A block of the results of a search: the ids and titles of its programmes, and the total number. */
export const resultBlockQuery = (
  { filter, orderBy }: AddressedSearch,
  block: number,
  api: ApiClient,
  language: Language,
) =>
  queryOptions({
    queryKey: ['browsed-results', filter, orderBy, block, language],
    queryFn: async ({ signal }) => {
      const { lastCall: _, ...criteria } = filter;
      const { programs, count } = await api.getAdvancedSearchPrograms({
        body: {
          ...criteria,
          isAllSelected: true,
          orderBy: [...orderBy],
          page: block,
          resultsPerPage: BLOCK_SIZE,
        },
        signal,
      });
      return {
        first: (block - 1) * BLOCK_SIZE + 1,
        programmes: programs.map(({ idProgram, localTitle }) => ({ idProgram, localTitle })),
        count: count ?? 0,
      };
    },
    // Keeps the order while the user browses.
    staleTime: Infinity,
  });
