import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PostgresNode } from '../postgres/postgres-node.ts';
import type { PostgresPrograms } from '../postgres/postgres-programs.ts';
import { addSubscribers } from '../subscribers/installation.ts';
import type { Subscriber } from '../subscribers/subscriber.ts';
import { ApiNode } from './api-node.ts';
import { startNginx, type Nginx } from './nginx.ts';

const NODES = 3;
/** The second replica deliberately lags by this much: reads must never miss what it has not replayed yet. */
const LAG = '1500ms';

/** The operations guide's settings for streaming. */
const PRIMARY = { wal_keep_size: '256MB', max_connections: '200', shared_buffers: '64MB' };
const REPLICA = {
  hot_standby_feedback: 'on',
  wal_retrieve_retry_interval: '500ms',
  max_connections: '200',
  shared_buffers: '64MB',
};

/** A primary with two streaming replicas, three API nodes and nginx in front of them, all on this machine. */
export interface Cluster {
  readonly primary: PostgresNode;
  readonly replicas: readonly [PostgresNode, PostgresNode];
  readonly nodes: readonly ApiNode[];
  readonly nginx: Nginx;
  readonly subscribers: readonly Subscriber[];
  remove(): Promise<void>;
}

export async function startCluster(
  programs: PostgresPrograms,
  options: { readonly programmes: number; readonly subscribers: number },
): Promise<Cluster> {
  const closers: (() => Promise<unknown>)[] = [];
  const remove = async (): Promise<void> => {
    for (const close of closers.toReversed()) await close();
  };
  try {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'airdex-cluster-'));
    closers.push(() => rm(dataDir, { recursive: true, force: true }));
    const primary = await PostgresNode.create(programs, PRIMARY);
    closers.push(() => primary.remove());
    const near = await PostgresNode.replicaOf(primary, REPLICA);
    closers.push(() => near.remove());
    const far = await PostgresNode.replicaOf(primary, { ...REPLICA, recovery_min_apply_delay: LAG });
    closers.push(() => far.remove());

    const { programmes } = options;
    const installation = { dataDir, databaseUrl: primary.url, programmes };
    const subscribers = await addSubscribers(installation, options.subscribers);
    const replicaUrls = [near.url, far.url];
    const nodes: ApiNode[] = [];
    for (let number = 0; number < NODES; number++)
      nodes.push(await ApiNode.create({ dataDir, databaseUrl: primary.url, replicaUrls, programmes }));
    closers.push(() => Promise.all(nodes.map((node) => node.kill())));
    // All at once, as after a power failure: one node fills the database and the others wait.
    await Promise.all(nodes.map((node) => node.start()));
    const nginx = await startNginx(nodes.map(({ port }) => port));
    closers.push(() => nginx.stop());
    return { primary, replicas: [near, far], nodes, nginx, subscribers, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
