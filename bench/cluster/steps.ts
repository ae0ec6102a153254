import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';

const TURN_MS = 5_000;
const BACK_WITHIN_MS = 60_000;
const LOOK_EACH_MS = 50;
const CHANGES = 5;

/** A test of a cluster under load. */
export interface Step {
  readonly name: string;
  /** Which calls may fail: none, or those that the killed part was processing. */
  readonly allows: 'nothing' | 'unanswered writes' | 'unavailable';
  /** Runs the step, and resolves once the cluster has recovered; the returned text is reported. */
  readonly run: (cluster: Cluster, live: Set<string>) => Promise<string>;
}

export const STEPS: readonly Step[] = [
  {
    name: 'nothing happens',
    allows: 'nothing',
    async run({ nodes }) {
      await pause(TURN_MS);
      return `${nodes.length} nodes, 2 replicas`;
    },
  },
  {
    name: 'a replica crashes and comes back',
    allows: 'nothing',
    async run(cluster) {
      const [near] = cluster.replicas;
      const name = `airdex_replica_read{replica="localhost:${near.port}/postgres"}`;
      await near.stop('immediate');
      await pause(TURN_MS);
      const without = await Promise.all(cluster.nodes.map((node) => node.figure(name)));
      if (without.some((figure) => figure !== 0)) throw new Error('A node still counts on the dead replica');
      await near.start();
      const ms = await until(async () => {
        const figures = await Promise.all(cluster.nodes.map((node) => node.figure(name)));
        return figures.every((figure) => figure === 1);
      });
      return `read from again by all nodes ${Math.round(ms)} ms after it was up`;
    },
  },
  {
    name: 'the catalogue changes, a replica is 1.5 s behind',
    allows: 'nothing',
    async run(cluster) {
      const waits: number[] = [];
      for (let change = 0; change < CHANGES; change++) waits.push(await changeCatalogue(cluster));
      return `${CHANGES} changes, each served by all nodes after at most ${Math.round(Math.max(...waits))} ms`;
    },
  },
  {
    name: 'an API node is killed and started again',
    allows: 'unanswered writes',
    run: (cluster, live) => restartNode(cluster, live, 1, 'kill'),
  },
  {
    name: 'an API node is stopped as for an upgrade and started again',
    allows: 'nothing',
    run: (cluster, live) => restartNode(cluster, live, 2, 'stop'),
  },
  {
    name: 'the primary is restarted',
    allows: 'unavailable',
    run: (cluster) => restartPrimary(cluster, 'fast'),
  },
  {
    name: 'the primary crashes and recovers',
    allows: 'unavailable',
    run: (cluster) => restartPrimary(cluster, 'immediate'),
  },
  {
    name: 'the catalogue changes once more',
    allows: 'nothing',
    run: async (cluster) => `served by all nodes after ${Math.round(await changeCatalogue(cluster))} ms`,
  },
];

/** Adds a programme as an import does. Resolves with the time until every node serves it. */
async function changeCatalogue({ primary, nodes }: Cluster): Promise<number> {
  const [row] = await primary.query<{ programmes: number }>(`
    with added as (
      insert into programme (source_key, channel_id, local_title, launch_date)
      select 'cluster:' || clock_timestamp(), min(id), 'Added under load', current_date from channel returning id
    ), moved as (
      update catalogue_state set version = version + 1 returning version
    )
    select count(*)::int + (select count(*)::int from added) as programmes, (select version from moved) as version
    from programme`);
  const expected = row?.programmes ?? 0;
  return until(async () => {
    const sizes = await Promise.all(nodes.map((node) => node.figure('airdex_index_programmes')));
    return sizes.every((size) => size === expected);
  });
}

async function restartNode(
  { nodes }: Cluster,
  live: Set<string>,
  place: number,
  how: 'kill' | 'stop',
): Promise<string> {
  const node = nodes[place];
  if (node === undefined) throw new Error(`There is no node ${place}`);
  // Direct callers know that the node goes away; nginx has to detect it.
  live.delete(node.url);
  await pause(LOOK_EACH_MS);
  await node[how]();
  await pause(TURN_MS);
  const start = performance.now();
  await node.start();
  const ms = performance.now() - start;
  live.add(node.url);
  return `ready ${Math.round(ms)} ms after its start`;
}

async function restartPrimary(cluster: Cluster, how: 'fast' | 'immediate'): Promise<string> {
  const start = performance.now();
  await cluster.primary.stop(how);
  await cluster.primary.start();
  const away = performance.now() - start;
  const streaming = await until(async () => {
    const [row] = await cluster.primary.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_replication where state = 'streaming'`,
    );
    const missing = await Promise.all(cluster.nodes.map((node) => node.missing()));
    return row?.count === 2 && missing.flat().length === 0;
  });
  await pause(TURN_MS);
  return `away for ${Math.round(away)} ms, nodes ready and both replicas streaming ${Math.round(streaming)} ms later`;
}

/** Resolves with the milliseconds it took. @throws Error if it takes too long */
async function until(holds: () => Promise<boolean>): Promise<number> {
  const start = performance.now();
  for (;;) {
    if (await holds()) return performance.now() - start;
    if (performance.now() - start > BACK_WITHIN_MS)
      throw new Error(`It is not back after ${BACK_WITHIN_MS} ms.`);
    await pause(LOOK_EACH_MS);
  }
}
