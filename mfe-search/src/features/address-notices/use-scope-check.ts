import type { UseQueryResult } from '@tanstack/react-query';
import { today } from '@airdex/shared-contracts/constants';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import type { TreeOption } from '@airdex/shared-ui/multi-select';
import { useKnownOptions } from '../facets/use-known-options.ts';
import { useLaunchBounds } from '../facets/use-launch-bounds.ts';
import { usePlaylistOptions } from '../facets/use-playlist-options.ts';
import {
  missingCount,
  missingGroupCount,
  namesSome,
  periodOutside,
  SCOPED_LISTS,
  type PeriodOutside,
  type ScopedList,
} from './out-of-scope.ts';

/** What a search names and the user does not have, as far as it is known. */
export interface ScopeCheck {
  readonly missing: Readonly<Record<ScopedList | 'Countries' | 'GenresGroups', number>>;
  readonly outside: PeriodOutside;
  /** What is unknown because it could not be loaded. */
  readonly unchecked: readonly (ScopedList | 'dates')[];
  readonly retry: () => void;
}

type Listed = UseQueryResult<readonly TreeOption[]>;

/** Checks which parts of a search the subscription lacks. Loads only the lists that the search uses. */
export function useScopeCheck(filter: SearchFilter): ScopeCheck {
  const useListed = (list: Exclude<ScopedList, 'Playlists'>): Listed =>
    useKnownOptions(list, namesSome(filter, list));
  const lists: Readonly<Record<ScopedList, Pick<Listed, 'data' | 'isError' | 'refetch'>>> = {
    Broadcasts: useListed('Broadcasts'),
    ProducedIn: useListed('ProducedIn'),
    DevelopedIn: useListed('DevelopedIn'),
    Genres: useListed('Genres'),
    Keywords: useListed('Keywords'),
    Frequencies: useListed('Frequencies'),
    Playlists: usePlaylistOptions(namesSome(filter, 'Playlists')),
  };
  const bounds = useLaunchBounds(filter.startDate !== null || filter.endDate !== null);
  const count = (counted: typeof missingCount, list: ScopedList) =>
    counted(filter, list, lists[list].data ?? []) * Number(lists[list].data !== undefined);
  const failed = [
    ...SCOPED_LISTS.map((name) => ({ name, query: lists[name] })),
    { name: 'dates' as const, query: bounds },
  ].filter(({ query }) => query.isError && query.data === undefined);
  return {
    missing: {
      Broadcasts: count(missingCount, 'Broadcasts'),
      Countries: count(missingGroupCount, 'Broadcasts'),
      ProducedIn: count(missingCount, 'ProducedIn'),
      DevelopedIn: count(missingCount, 'DevelopedIn'),
      Genres: count(missingCount, 'Genres'),
      GenresGroups: count(missingGroupCount, 'Genres'),
      Keywords: count(missingCount, 'Keywords'),
      Frequencies: count(missingCount, 'Frequencies'),
      Playlists: count(missingCount, 'Playlists'),
    },
    outside: periodOutside(filter, bounds.data, today()),
    unchecked: failed.map(({ name }) => name),
    retry: () => {
      for (const { query } of failed) void query.refetch();
    },
  };
}
