import { NO_COUNTRY_ID } from '@airdex/shared-contracts/constants';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import { sql } from 'kysely';
import { readablePlaylists } from '../collections/readable-playlists.ts';
import type { CatalogueServices } from '../../catalogue/catalogue-services.ts';
import { readCatalogueVersion } from '../../catalogue/catalogue-version.ts';
import { NO_OPTION } from '../search/resolve-filter.ts';
import type { OptionListName } from '../../search-index/index.ts';

/**
 * The filter without duplicates, unknown options and playlists that the user may not read. If none of the selected
 * options remains, `NO_OPTION` is added: the filter found nothing before, and an empty list would not restrict it.
 */
export async function withExistingOptions(
  { kysely, index }: Pick<CatalogueServices, 'kysely' | 'index'>,
  idUser: number,
  filter: SearchFilter,
): Promise<SearchFilter> {
  // An option that is not in the index may exist until the index has loaded the last import.
  const isCurrent = index.version === (await readCatalogueVersion(kysely));
  const inList = (list: OptionListName) => (id: number) => !isCurrent || index.hasOption(list, id);
  const isCountry = inList('countries');
  const playlists = await readableIds(kysely, idUser, filter.selectedPlaylists);
  return {
    ...filter,
    selectedSearchTitles: [...new Set(filter.selectedSearchTitles)],
    selectedFormatTypes: [...new Set(filter.selectedFormatTypes)],
    selectedTimeslots: [...new Set(filter.selectedTimeslots)],
    selectedPlatforms: [...new Set(filter.selectedPlatforms)],
    selectedWeekdays: [...new Set(filter.selectedWeekdays)],
    selectedDurations: [...new Set(filter.selectedDurations)],
    selectedBroadcasts: existing(filter.selectedBroadcasts, inList('channels')),
    selectedProducedIn: existing(filter.selectedProducedIn, isCountry),
    selectedDevelopedIn: existing(filter.selectedDevelopedIn, isCountry),
    selectedGenres: existing(filter.selectedGenres, inList('subGenres')),
    selectedKeywords: existing(filter.selectedKeywords, inList('keywords'), filter.searchByAllKeywords),
    selectedFrequencies: existing(filter.selectedFrequencies, inList('frequencies')),
    selectedPlaylists: existing(filter.selectedPlaylists, (id) => playlists.has(id)),
    selectedCountries: existing(filter.selectedCountries, (id) => id === NO_COUNTRY_ID || isCountry(id)),
    selectedGenresGroups: existing(filter.selectedGenresGroups, inList('genres')),
  };
}

/** @param needsAll programmes must have all of them, so one that does not exist finds nothing */
function existing(ids: readonly number[], exists: (id: number) => boolean, needsAll = false): number[] {
  const given = new Set(ids);
  const kept = [...given].filter(exists);
  const findsNothing = needsAll ? kept.length < given.size : kept.length === 0 && given.size > 0;
  return findsNothing ? [...kept, NO_OPTION] : kept;
}

async function readableIds(
  kysely: CatalogueServices['kysely'],
  idUser: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await readablePlaylists(kysely, idUser)
    .select('playlist.id')
    .where('playlist.id', '=', sql<number>`any(${[...new Set(ids)]}::int[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
