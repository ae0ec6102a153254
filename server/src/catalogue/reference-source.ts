import { FORMAT_TYPES } from '@airdex/shared-contracts/constants';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';
import { localiseImported } from './localise.ts';
import type { NamedReference, ReferenceTables } from '../search-index/index.ts';

/** Names of the format types, for sorting results. */
const FORMAT_TYPE_NAMES = [
  { id: FORMAT_TYPES.original, name: { en: 'Original', ch: '原创' } },
  { id: FORMAT_TYPES.acquired, name: { en: 'Acquired', ch: '引进' } },
  { id: FORMAT_TYPES.adaptation, name: { en: 'Adaptation', ch: '改编' } },
];

interface NamedRow {
  readonly id: number;
  readonly name_en: string;
  readonly name_zh: string;
}

/** The option lists of the catalogue, in both languages. */
export async function loadReferenceTables(kysely: Kysely<DatabaseSchema>): Promise<ReferenceTables> {
  const named = async (table: 'country' | 'genre' | 'frequency'): Promise<NamedReference[]> =>
    (await kysely.selectFrom(table).select(['id', 'name_en', 'name_zh']).execute()).map(namedReference);
  const channels = await kysely.selectFrom('channel').select(['id', 'name', 'country_id']).execute();
  const subGenres = await kysely
    .selectFrom('subgenre')
    .select(['id', 'name_en', 'name_zh', 'genre_id'])
    .execute();
  const keywords = await kysely
    .selectFrom('keyword')
    .select(['id', 'name_en', 'name_zh', 'parent_id'])
    .execute();
  return {
    countries: await named('country'),
    channels: channels.map(({ id, name, country_id }) => ({
      id,
      name: { en: name, ch: localiseImported('ch', name) },
      countryId: country_id,
    })),
    genres: await named('genre'),
    subGenres: subGenres.map((row) => ({ ...namedReference(row), genreId: row.genre_id })),
    keywords: keywords.map((row) => ({ ...namedReference(row), parentId: row.parent_id })),
    frequencies: await named('frequency'),
    formatTypes: FORMAT_TYPE_NAMES,
  };
}

function namedReference({ id, name_en, name_zh }: NamedRow): NamedReference {
  return { id, name: { en: name_en, ch: name_zh } };
}
