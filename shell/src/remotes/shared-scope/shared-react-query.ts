import {
  QueryClient,
  QueryClientProvider,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useIsFetching,
  useIsMutating,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { REACT_QUERY_EXPORTS } from '@airdex/shared-contracts/shared-scope';

/** What remotes get of TanStack Query. */
export const handedOverReactQuery = {
  QueryClient,
  QueryClientProvider,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useIsFetching,
  useIsMutating,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} satisfies Record<(typeof REACT_QUERY_EXPORTS)[number], unknown>;
