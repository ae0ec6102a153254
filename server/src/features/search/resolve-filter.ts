import { NO_COUNTRY_ID, type Language } from '@airdex/shared-contracts/constants';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import { sql } from 'kysely';
import type { Caller } from '../../http/caller.ts';
import { playlistProgrammes } from '../collections/readable-playlists.ts';
import type { FilterQuery } from '../../search-index/index.ts';
import type { CatalogueServices } from '../../catalogue/catalogue-services.ts';

/** An id that no option has. Added to a list that may match nothing, because an empty list would not restrict. */
export const NO_OPTION = 0;

/**
 * A caller's filter as a query of the index, with scope, card searches and playlists resolved.
 * @param signal rejects the call while it reads long playlists
 */
export async function resolveFilter(
  services: CatalogueServices,
  caller: Pick<Caller, 'idUser' | 'idCompany'>,
  language: Language,
  filter: SearchFilter,
  signal?: AbortSignal,
): Promise<FilterQuery> {
  const scope = await services.scopes.of(caller);
  const query = { filter: await resolveCardSearch(services, filter), scope, language };
  if (!filter.allPlaylistsSelected && filter.selectedPlaylists.length === 0) return query;
  const programmes = await playlistProgrammes(
    services,
    caller.idUser,
    filter.allPlaylistsSelected ? null : filter.selectedPlaylists,
    { signal },
  );
  return { ...query, playlistProgrammeIds: programmes };
}

/** A search from a card names countries and genres: here they become their channels and subgenres. */
async function resolveCardSearch(services: CatalogueServices, filter: SearchFilter): Promise<SearchFilter> {
  const { selectedCountries, selectedGenresGroups } = filter;
  const resolved = { ...filter, selectedCountries: [], selectedGenresGroups: [] };
  if (selectedCountries.length > 0) {
    const channels = await services.reader
      .selectFrom('channel')
      .select('id')
      .where((builder) =>
        builder.or([
          builder('country_id', '=', sql<number>`any(${selectedCountries}::int[])`),
          ...(selectedCountries.includes(NO_COUNTRY_ID) ? [builder('country_id', 'is', null)] : []),
        ]),
      )
      .execute();
    resolved.selectedBroadcasts = [...filter.selectedBroadcasts, ...channels.map(({ id }) => id), NO_OPTION];
    resolved.allBroadcastsSelected = false;
  }
  if (selectedGenresGroups.length > 0) {
    const subGenres = await services.reader
      .selectFrom('subgenre')
      .select('id')
      .where('genre_id', '=', sql<number>`any(${selectedGenresGroups}::int[])`)
      .execute();
    resolved.selectedGenres = [...filter.selectedGenres, ...subGenres.map(({ id }) => id), NO_OPTION];
    resolved.allGenresSelected = false;
  }
  return resolved;
}
