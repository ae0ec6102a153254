import { sql, type QueryExecutorProvider } from 'kysely';
import type { SampleChannel } from '../channels/sample-channel.ts';
import { insertRecords } from './insert-records.ts';

/**
 * Inserts missing channels and leaves existing ones unchanged, so that subscriptions keep theirs. Returns ids
 * by source key.
 */
export async function storeChannels(
  database: QueryExecutorProvider,
  channels: readonly SampleChannel[],
  countries: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
  const known = await channelIds(database);
  const missing = channels.filter(({ sourceKey }) => !known.has(sourceKey));
  await insertRecords(
    database,
    'channel',
    missing.map((channel) => ({
      source_key: channel.sourceKey,
      country_id: countries.get(channel.country),
      name: channel.name,
      alternative_names: channel.alternativeNames,
      platform_id: channel.platformId,
      network: channel.network,
      owners: channel.owners,
      website: channel.website,
      launched_on: channel.launchedOn,
    })),
  );
  return channelIds(database);
}

async function channelIds(database: QueryExecutorProvider): Promise<Map<string, number>> {
  const { rows } = await sql<{ source_key: string; id: number }>`
    select source_key, id from channel where source_key like 'sample:%'`.execute(database);
  return new Map(rows.map((row) => [row.source_key, row.id]));
}
