import type { Database } from '../database/database.ts';
import type { ReplicaStatus } from '../database/postgres/replica-set.ts';
import type { SearchIndex } from '../search-index/index.ts';
import type { Metrics } from '../metrics/metrics.ts';

/** Adds the figures of the search index, the database connections and the replicas. */
export function addServerGauges(
  { addGauge }: Metrics,
  index: SearchIndex,
  { pool, replicas }: Pick<Database, 'pool' | 'replicas'>,
): void {
  addGauge('airdex_index_programmes', 'Programmes in the search index', () => index.size);
  addGauge('airdex_index_memory_bytes', 'Memory of the search index', () => index.memoryBytes);
  addGauge('airdex_index_age_seconds', 'Time since the search index was loaded; -1 before that', () =>
    index.loadedAt === null ? -1 : (Date.now() - index.loadedAt) / 1000,
  );
  const connections = (): Readonly<Record<string, number>> => ({
    idle: pool.idleCount,
    used: pool.totalCount - pool.idleCount,
    waited_for: pool.waitingCount,
  });
  addGauge('airdex_database_connections', 'Connections to the database', connections, 'state');
  const each = (read: (replica: ReplicaStatus) => number) => () =>
    Object.fromEntries(replicas().map((replica) => [replica.name, read(replica)]));
  const up = each(({ isUp }) => Number(isUp));
  addGauge('airdex_replica_up', 'Whether a read replica answers', up, 'replica');
  const isRead = each((replica) => Number(replica.isRead));
  addGauge('airdex_replica_read', 'Whether reads go to a read replica', isRead, 'replica');
  const lag = each(({ lagBytes }) => lagBytes ?? Number.NaN);
  addGauge('airdex_replica_lag_bytes', 'Log that a read replica has not replayed yet', lag, 'replica');
}
