import type { Kysely, Selectable } from 'kysely';
import type { DatabaseSchema } from '../../../database/schema.ts';
import type { AccessTable } from '../../../database/schema/account-tables.ts';
import { loadGroupChannels } from '../../../subscription-scope/channel-groups.ts';

/** An access with the entries it names, before "all" and countries are expanded. */
export interface AccessRow extends Selectable<AccessTable> {
  readonly subGenreIds: ReadonlySet<number>;
  /** By country: whether audience results are included. */
  readonly countries: ReadonlyMap<number, boolean>;
  /** By channel, listed directly or through a group. Overrides the value of its country. */
  readonly channels: ReadonlyMap<number, boolean>;
}

/** The accesses of a company, or the requested one of them; those of other companies are not included. */
export async function loadAccessRows(
  reader: Kysely<DatabaseSchema>,
  idCompany: number,
  idAccess?: number,
): Promise<AccessRow[]> {
  const accesses = await reader
    .selectFrom('access')
    .selectAll()
    .where('company_id', '=', idCompany)
    .$if(idAccess !== undefined, (query) => query.where('id', '=', idAccess ?? 0))
    .execute();
  const ids = accesses.map(({ id }) => id);
  if (ids.length === 0) return [];
  const subGenres = await reader
    .selectFrom('access_subgenre')
    .select(['access_id', 'subgenre_id'])
    .where('access_id', 'in', ids)
    .execute();
  const countries = await reader
    .selectFrom('access_country')
    .select(['access_id', 'country_id as id', 'has_audience_results as results'])
    .where('access_id', 'in', ids)
    .execute();
  const ofGroups = await loadGroupChannels(reader, ids);
  const channels = await reader
    .selectFrom('access_channel')
    .select(['access_id', 'channel_id as id', 'has_audience_results as results'])
    .where('access_id', 'in', ids)
    .execute();
  const resultsById = (rows: typeof countries, idOfAccess: number): Map<number, boolean> =>
    new Map(rows.filter((row) => row.access_id === idOfAccess).map(({ id, results }) => [id, results]));
  return accesses.map((access) => ({
    ...access,
    subGenreIds: new Set(
      subGenres.filter((row) => row.access_id === access.id).map((row) => row.subgenre_id),
    ),
    countries: resultsById(countries, access.id),
    channels: resultsById([...ofGroups, ...channels], access.id),
  }));
}
