import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';
import { loadGroupChannels } from './channel-groups.ts';
import type { ScopeGrant, SubscriptionScope } from './subscription-scope.ts';

interface ChannelRow {
  readonly channelId: number;
  readonly withResults: boolean;
}

/** What a company may see on a day (YYYY-MM-DD): the accesses that are valid on it. */
export async function loadScope(
  kysely: Kysely<DatabaseSchema>,
  idCompany: number,
  day: string,
): Promise<SubscriptionScope> {
  const accesses = await kysely
    .selectFrom('access')
    .selectAll()
    .where('company_id', '=', idCompany)
    .where('begin_date', '<=', day)
    .where('end_date', '>=', day)
    .orderBy('id')
    .execute();
  const grants: ScopeGrant[] = [];
  for (const access of accesses) {
    const subGenreIds = access.all_genres ? null : await loadSubGenres(kysely, access.id);
    const period = { from: access.programmes_from, to: access.programmes_to };
    const channels = await loadChannels(kysely, access.id);
    const ids = (withResults: boolean): number[] =>
      channels.filter((channel) => channel.withResults === withResults).map((channel) => channel.channelId);
    const grant = (channelIds: number[] | null, includesAudienceResults: boolean): void => {
      if (channelIds?.length !== 0)
        grants.push({ channelIds, subGenreIds, ...period, includesAudienceResults });
    };
    const without = ids(false);
    if (access.all_channels && access.all_channels_have_audience_results) {
      grant(null, without.length === 0);
      if (without.length > 0) grant(await loadOtherChannels(kysely, without), true);
    } else {
      grant(access.all_channels ? null : without, false);
      grant(ids(true), true);
    }
  }
  return { key: createHash('sha256').update(JSON.stringify(grants)).digest('base64url'), grants };
}

async function loadOtherChannels(kysely: Kysely<DatabaseSchema>, ids: readonly number[]): Promise<number[]> {
  const rows = await kysely
    .selectFrom('channel')
    .select('id')
    .where('id', '<>', sql<number>`all(${ids}::int[])`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function loadSubGenres(kysely: Kysely<DatabaseSchema>, idAccess: number): Promise<number[]> {
  const rows = await kysely
    .selectFrom('access_subgenre')
    .select('subgenre_id')
    .where('access_id', '=', idAccess)
    .orderBy('subgenre_id')
    .execute();
  return rows.map((row) => row.subgenre_id);
}

/** Channels named directly, by a group or by their country, in this order of precedence. */
async function loadChannels(kysely: Kysely<DatabaseSchema>, idAccess: number): Promise<ChannelRow[]> {
  const byCountry = await kysely
    .selectFrom('access_country')
    .innerJoin('channel', 'channel.country_id', 'access_country.country_id')
    .select(['channel.id as channelId', 'access_country.has_audience_results as withResults'])
    .where('access_country.access_id', '=', idAccess)
    .execute();
  const byGroup = await loadGroupChannels(kysely, [idAccess]);
  const byChannel = await kysely
    .selectFrom('access_channel')
    .select(['channel_id as channelId', 'has_audience_results as withResults'])
    .where('access_id', '=', idAccess)
    .execute();
  const merged = new Map([
    ...byCountry.map((row) => [row.channelId, row.withResults] as const),
    ...byGroup.map((row) => [row.id, row.results] as const),
    ...byChannel.map((row) => [row.channelId, row.withResults] as const),
  ]);
  return [...merged]
    .map(([channelId, withResults]) => ({ channelId, withResults }))
    .sort((a, b) => a.channelId - b.channelId);
}
