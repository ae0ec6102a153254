import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '../../../database/schema.ts';
import type { AccessRow } from './access-rows.ts';

interface Named {
  readonly id: number;
  readonly name_en: string;
  readonly name_zh: string;
}

export interface AccessChannel {
  readonly id: number;
  readonly name: string;
  readonly country_id: number | null;
}

/** The lists that accesses refer to. */
export interface AccessReference {
  readonly genres: readonly Named[];
  readonly subGenres: readonly (Named & { readonly genre_id: number })[];
  readonly countries: readonly Named[];
  /** Every channel that one of the accesses could include. */
  readonly channels: readonly AccessChannel[];
}

export async function loadAccessReference(
  reader: Kysely<DatabaseSchema>,
  accesses: readonly AccessRow[],
): Promise<AccessReference> {
  return {
    genres: await reader.selectFrom('genre').select(['id', 'name_en', 'name_zh']).execute(),
    subGenres: await reader.selectFrom('subgenre').select(['id', 'name_en', 'name_zh', 'genre_id']).execute(),
    countries: await reader.selectFrom('country').select(['id', 'name_en', 'name_zh']).execute(),
    channels: await loadChannels(reader, accesses),
  };
}

async function loadChannels(
  reader: Kysely<DatabaseSchema>,
  accesses: readonly AccessRow[],
): Promise<AccessChannel[]> {
  const query = reader.selectFrom('channel').select(['id', 'name', 'country_id']);
  if (accesses.some(({ all_channels }) => all_channels)) return query.execute();
  const idsOfAccesses = accesses.map(({ id }) => id);
  if (idsOfAccesses.length === 0) return [];
  const named = accesses.flatMap(({ channels }) => [...channels.keys()]);
  return query
    .where((row) =>
      row.or([
        row(
          'country_id',
          'in',
          row.selectFrom('access_country').select('country_id').where('access_id', 'in', idsOfAccesses),
        ),
        row('id', '=', sql<number>`any(${named}::int[])`),
      ]),
    )
    .execute();
}
