import type { Database } from '../database/database.ts';
import type { SearchIndex } from '../search-index/index.ts';
import type { Metrics } from './metrics.ts';

/** Adds the figures of the search index and the database's connections. */
export function addServerGauges(
  { addGauge }: Metrics,
  index: SearchIndex,
  { pool, replicas }: Pick<Database, 'pool' | 'replicas'>,
  now: () => number = Date.now,
): void {
  addGauge('airdex_index_programmes', 'Programmes in the search index', () => index.size);
  addGauge('airdex_index_memory_bytes', 'Memory of the search index', () => index.memoryBytes);
  addGauge('airdex_index_age_seconds', 'Time since the search index was loaded; -1 before that', () =>
    index.loadedAt === null ? -1 : (now() - index.loadedAt) / 1000,
  );
  addGauge('airdex_database_connections', 'Connections to the database', () => ({
    idle: pool.idleCount,
    used: pool.totalCount - pool.idleCount,
    waited_for: pool.waitingCount,
  }));
  addGauge('airdex_replica_read', 'Whether reads go to a replica at the moment (1) or not (0)', () =>
    Object.fromEntries(replicas().map(({ name, isRead }) => [name, Number(isRead)])),
  );
  addGauge('airdex_replica_lag_bytes', 'What a replica has not replayed yet; -1 when it does not answer', () =>
    Object.fromEntries(replicas().map(({ name, lagBytes }) => [name, lagBytes ?? -1])),
  );
}
