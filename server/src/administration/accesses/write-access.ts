import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { fieldError } from '../../http/field-error.ts';
import { isInGroup } from '../../subscription-scope/channel-groups.ts';
import { findCompany, type Company, type Queries } from '../companies/find-company.ts';
import type { ChangeContext } from '../operation.ts';
import type { AccessDefinition } from './access-definition.ts';
import { describeAccess } from './describe-access.ts';
import { resolveAccess, type ResolvedAccess } from './resolve-access.ts';

/** The id of a company's access; undefined if the company has no access with that name. */
export async function findAccess(
  kysely: Queries,
  company: Company,
  name: string,
): Promise<number | undefined> {
  const found = await kysely
    .selectFrom('access')
    .select('id')
    .where('company_id', '=', company.id)
    .where('name_en', '=', name)
    .executeTakeFirst();
  return found?.id;
}

/** The same, but throws for the field that names a missing access. */
export async function requireAccess(
  kysely: Queries,
  { company: companyName, name }: { readonly company: string; readonly name: string },
): Promise<{ readonly company: Company; readonly id: number }> {
  const company = await findCompany(kysely, companyName);
  const id = await findAccess(kysely, company, name);
  if (id === undefined) throw fieldError('name', `The company '${companyName}' has no access '${name}'.`);
  return { company, id };
}

/**
 * Adds an access, or replaces the one with the id. Throws if it names something unknown, includes no programme of the
 * catalogue, or repeats another access of the company on the same days.
 */
export async function writeAccess(
  context: ChangeContext,
  company: Company,
  known: number | null,
  definition: AccessDefinition,
): Promise<void> {
  const written = await storeAccess(context, company, known, definition);
  if (written === null) return;
  await refuseEmpty(context.transaction, written);
  await refuseRepeated(context.transaction, company, written);
}

/** An access that was added or has changed. */
export interface WrittenAccess {
  readonly id: number;
  readonly definition: AccessDefinition;
}

/**
 * The same for callers that write several accesses and then call {@link refuseEmpty} and {@link refuseRepeated}. Null
 * if nothing changed.
 */
export async function storeAccess(
  { transaction, record }: ChangeContext,
  company: Company,
  known: number | null,
  definition: AccessDefinition,
): Promise<WrittenAccess | null> {
  const sameName = await findAccess(transaction, company, definition.name);
  if (sameName !== undefined && sameName !== known)
    throw fieldError('name', `The company '${company.name}' already has an access '${definition.name}'.`);
  const before = known === null ? null : await describeAccess(transaction, known);
  const id = await store(transaction, company, known, await resolveAccess(transaction, definition, before));
  const after = await describeAccess(transaction, id);
  if (isDeepStrictEqual(before, after)) return null;
  record({ subject: `access ${company.name}: ${(before ?? after).name}`, before, after });
  return { id, definition: after };
}

async function store(
  kysely: Queries,
  company: Company,
  known: number | null,
  { columns, countries, channels, groups, subgenres }: ResolvedAccess,
): Promise<number> {
  const { id } =
    known === null
      ? await kysely
          .insertInto('access')
          .values({ company_id: company.id, ...columns })
          .returning('id')
          .executeTakeFirstOrThrow()
      : await kysely
          .updateTable('access')
          .set(columns)
          .where('id', '=', known)
          .returning('id')
          .executeTakeFirstOrThrow();
  for (const [table, column, type, included] of [
    ['access_country', 'country_id', 'int', countries],
    ['access_channel', 'channel_id', 'int', channels],
    ['access_channel_group', 'name', 'text', groups],
  ] as const) {
    await kysely.deleteFrom(table).where('access_id', '=', id).execute();
    // Arrays, because a statement has at most 65,535 parameters.
    await sql`
      insert into ${sql.table(table)} (access_id, ${sql.ref(column)}, has_audience_results)
      select ${id}::int, * from unnest(
        ${[...included.keys()]}::${sql.raw(type)}[],
        ${[...included.values()]}::boolean[])`.execute(kysely);
  }
  await kysely.deleteFrom('access_subgenre').where('access_id', '=', id).execute();
  if (subgenres.length > 0)
    await kysely
      .insertInto('access_subgenre')
      .values(subgenres.map((subgenre_id) => ({ access_id: id, subgenre_id })))
      .execute();
  return id;
}

/**
 * Throws if an access includes no programme, which is most likely a mistake. Before the first import it can't include
 * any.
 */
export async function refuseEmpty(
  kysely: Queries,
  { id: idAccess }: Pick<WrittenAccess, 'id'>,
): Promise<void> {
  const { rows } = await sql<{ isUseful: boolean }>`
    select not exists (select 1 from programme) or exists (
      select 1 from access
      inner join programme on (access.all_genres or programme.subgenre_id in (
          select subgenre_id from access_subgenre where access_id = access.id))
        and (access.programmes_from is null or programme.launch_date >= access.programmes_from)
        and (access.programmes_to is null or programme.launch_date <= access.programmes_to)
      inner join channel on channel.id = programme.channel_id
        and (access.all_channels
          or channel.id in (select channel_id from access_channel where access_id = access.id)
          or channel.id in (select channel.id from access_channel_group
            inner join channel on ${isInGroup(sql`access_channel_group.name`)} where access_id = ${idAccess})
          or channel.country_id in (select country_id from access_country where access_id = access.id))
      where access.id = ${idAccess}
    ) as "isUseful"`.execute(kysely);
  if (rows[0]?.isUseful !== true)
    throw fieldError(
      'countries',
      'No programme of the catalogue is in these countries, channels, genres and launch dates, so nothing would be visible.',
    );
}

/** The content of an access, without its name and the days on which it may be used. */
function contentOf(access: AccessDefinition) {
  const { countries, countriesWithResults, channels, channelsWithResults, genres } = access;
  const { channelGroups, channelGroupsWithResults, launchesFrom, launchesTo } = access;
  const groups = [channelGroups, channelGroupsWithResults];
  return [
    countries,
    countriesWithResults,
    channels,
    channelsWithResults,
    groups,
    genres,
    launchesFrom,
    launchesTo,
  ];
}

/** Throws if another access of the company has the same content on the same days. */
export async function refuseRepeated(
  kysely: Queries,
  company: Company,
  { id: idAccess, definition: access }: WrittenAccess,
): Promise<void> {
  const others = await kysely
    .selectFrom('access')
    .select('id')
    .where('company_id', '=', company.id)
    .where('id', '<>', idAccess)
    .where('begin_date', '<=', access.end)
    .where('end_date', '>=', access.begin)
    .execute();
  for (const { id } of others) {
    const other = await describeAccess(kysely, id);
    if (isDeepStrictEqual(contentOf(other), contentOf(access)))
      throw fieldError(
        'begin',
        `The period overlaps that of '${other.name}' (${other.begin} to ${other.end}), which includes the same programmes.`,
      );
  }
}
