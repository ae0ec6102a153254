import { FORMAT_TYPES } from '@airdex/shared-contracts/constants';
import { DEFAULT_SEARCH_FILTER, type SearchFilter } from '@airdex/shared-contracts/search-filter';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import type { SampleUserIds } from './accounts.ts';

interface SampleSearch {
  readonly name: string;
  readonly description: string;
  readonly filter: Partial<SearchFilter>;
  readonly homepage?: boolean;
  readonly favourite?: boolean;
  readonly daily?: boolean;
}

/** Saved searches that an acquisitions team might have, each with other kinds of filters. */
export async function insertSavedSearches(
  kysely: Kysely<DatabaseSchema>,
  users: SampleUserIds,
): Promise<void> {
  const drama = await subGenresOf(kysely, ['drama', 'crime-mystery']);
  const games = await subGenresOf(kysely, ['game-quiz']);
  const factual = await subGenresOf(kysely, ['documentary']);
  const europe = await channelsOf(kysely, ['FR', 'DE', 'IT', 'ES', 'GB']);
  const searches: SampleSearch[] = [
    {
      name: 'Game shows that travel',
      description: 'Adapted game shows and quizzes, above their slot.',
      filter: {
        selectedGenres: games,
        selectedFormatTypes: [FORMAT_TYPES.adaptation],
        selectedMarketShareComparison: 'BiggerOrEqual',
      },
      homepage: true,
      favourite: true,
      daily: true,
    },
    {
      name: 'Primetime drama, Europe',
      description: 'Drama and crime in prime time on channels of five large markets.',
      filter: { selectedBroadcasts: europe, selectedGenres: drama, selectedTimeslots: ['primetime'] },
      homepage: true,
      favourite: true,
    },
    {
      name: 'Documentaries with a video',
      description: '',
      filter: { selectedGenres: factual, isVideoPresent: true },
      favourite: true,
      daily: true,
    },
    {
      name: 'Short originals online',
      description: 'Original online programmes of up to half an hour.',
      filter: {
        selectedPlatforms: [2],
        selectedFormatTypes: [FORMAT_TYPES.original],
        selectedDurations: [1, 2],
      },
    },
  ];
  await insertSearches(kysely, users.demo, searches);
  await insertSearches(kysely, users.colleague, searches.slice(0, 1));
  await insertSearches(kysely, users.limited, searches.slice(2, 3));
}

async function insertSearches(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
  searches: readonly SampleSearch[],
): Promise<void> {
  for (const [position, search] of searches.entries())
    await kysely
      .insertInto('saved_search')
      .values({
        user_id: idUser,
        position,
        name: search.name,
        description: search.description,
        filter: JSON.stringify({ ...DEFAULT_SEARCH_FILTER, ...search.filter }),
        show_in_homepage: search.homepage ?? false,
        is_favorite: search.favourite ?? false,
        daily_update: search.daily ?? false,
      })
      .execute();
}

async function subGenresOf(kysely: Kysely<DatabaseSchema>, genres: readonly string[]): Promise<number[]> {
  const rows = await kysely
    .selectFrom('subgenre')
    .innerJoin('genre', 'genre.id', 'subgenre.genre_id')
    .select('subgenre.id')
    .where('genre.source_key', 'in', genres)
    .orderBy('subgenre.id')
    .execute();
  return rows.map(({ id }) => id);
}

async function channelsOf(kysely: Kysely<DatabaseSchema>, codes: readonly string[]): Promise<number[]> {
  const rows = await kysely
    .selectFrom('channel')
    .innerJoin('country', 'country.id', 'channel.country_id')
    .select('channel.id')
    .where('country.code', 'in', codes)
    .orderBy('channel.id')
    .execute();
  return rows.map(({ id }) => id);
}
