import type { UseQueryResult } from '@tanstack/react-query';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import type { TreeOption } from '@airdex/shared-ui/multi-select';
import { CHOICES, type ChoiceName } from '../advanced-panel/choices.ts';
import { useChoiceNames } from '../advanced-panel/use-choice-names.ts';
import type { FacetId } from '../facets/facet-pair.ts';
import { groupsOf, resolvedGroups } from '../facets/placeholders.ts';
import { useKnownOptions } from '../facets/use-known-options.ts';
import { usePlaylistOptions } from '../facets/use-playlist-options.ts';
import type { RecapOption } from './recap-line.ts';
import type { RecapOptions } from './recap-lines.ts';

type ListedFacet = 'Broadcasts' | 'ProducedIn' | 'DevelopedIn' | 'Genres' | 'Keywords' | 'Frequencies';

/** The options that provide the names of a search. */
export interface RecapNames {
  readonly options: RecapOptions;
  /** A filter with a card's groups resolved, as far as the options are known. */
  readonly resolved: (filter: SearchFilter) => SearchFilter;
}

interface LoadedRecapNames extends RecapNames {
  /** Some options could not be loaded. */
  readonly isFailed: boolean;
  readonly retry: () => void;
  /** The names once all options have been loaded, or have failed. */
  readonly load: () => Promise<RecapNames>;
}

const isUsed = (name: ListedFacet | ChoiceName, filter: SearchFilter) =>
  filter[`selected${name}`].length > 0 && !filter[`all${name}Selected`];

/** The names of the fixed choices that a search uses. */
function useChoiceOptions(
  search: SearchFilter,
): Readonly<Record<ChoiceName, readonly RecapOption[] | undefined>> {
  const nameOf = useChoiceNames();
  const options = <Name extends ChoiceName>(name: Name) =>
    isUsed(name, search)
      ? CHOICES[name].map((id: FacetId<Name>) => ({ id, name: nameOf[name](id) }))
      : undefined;
  return {
    FormatTypes: options('FormatTypes'),
    Timeslots: options('Timeslots'),
    Platforms: options('Platforms'),
    Weekdays: options('Weekdays'),
    Durations: options('Durations'),
  };
}

function useListedOptions(name: ListedFacet, filter: SearchFilter) {
  return useKnownOptions(name, isUsed(name, filter) || groupsOf(name, filter).length > 0);
}

type ListedOptions = Pick<RecapOptions, ListedFacet | 'Playlists'> & {
  readonly Broadcasts: readonly TreeOption[] | undefined;
  readonly Genres: readonly TreeOption[] | undefined;
};

/** The options of a list, or undefined if they are not wanted or cannot be loaded. */
async function settled<Data>(list: UseQueryResult<Data>): Promise<Data | undefined> {
  const isMissing = list.isLoading || list.isError;
  return isMissing ? (await list.refetch({ cancelRefetch: false })).data : list.data;
}

function namesOf(choices: ReturnType<typeof useChoiceOptions>, listed: ListedOptions): RecapNames {
  const { Broadcasts, Genres } = listed;
  return {
    options: { ...choices, ...listed },
    resolved: (filter) => ({
      ...filter,
      ...(Broadcasts && resolvedGroups('Broadcasts', filter, Broadcasts)),
      ...(Genres && resolvedGroups('Genres', filter, Genres)),
    }),
  };
}

/** Loads the options of the filters that a search uses, and no others. */
export function useRecapNames(search: SearchFilter): LoadedRecapNames {
  const lists = {
    Broadcasts: useListedOptions('Broadcasts', search),
    ProducedIn: useListedOptions('ProducedIn', search),
    DevelopedIn: useListedOptions('DevelopedIn', search),
    Genres: useListedOptions('Genres', search),
    Keywords: useListedOptions('Keywords', search),
    Frequencies: useListedOptions('Frequencies', search),
    Playlists: usePlaylistOptions(search.selectedPlaylists.length > 0 && !search.allPlaylistsSelected),
  };
  const choices = useChoiceOptions(search);
  const failed = Object.values(lists).filter(({ isError }) => isError);
  return {
    ...namesOf(choices, {
      Broadcasts: lists.Broadcasts.data,
      ProducedIn: lists.ProducedIn.data,
      DevelopedIn: lists.DevelopedIn.data,
      Genres: lists.Genres.data,
      Keywords: lists.Keywords.data,
      Frequencies: lists.Frequencies.data,
      Playlists: lists.Playlists.data,
    }),
    isFailed: failed.length > 0,
    retry: () => {
      for (const list of failed) void list.refetch();
    },
    load: async () => {
      const [Broadcasts, ProducedIn, DevelopedIn, Genres, Keywords, Frequencies, Playlists] =
        await Promise.all([
          settled(lists.Broadcasts),
          settled(lists.ProducedIn),
          settled(lists.DevelopedIn),
          settled(lists.Genres),
          settled(lists.Keywords),
          settled(lists.Frequencies),
          settled(lists.Playlists),
        ]);
      const listed = { Broadcasts, ProducedIn, DevelopedIn, Genres, Keywords, Frequencies, Playlists };
      return namesOf(choices, listed);
    },
  };
}
