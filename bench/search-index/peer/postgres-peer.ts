import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { PostgresNode } from '../../postgres/postgres-node.ts';
import { requirePostgresPrograms } from '../../postgres/postgres-programs.ts';
import type { Peer } from './peer.ts';
import { POSTGRES_DIALECT } from './postgres-dialect.ts';

/** The data is not kept, so the settings that make writes durable are off. */
const SETTINGS = { shared_buffers: '512MB', work_mem: '128MB', fsync: 'off' };

/** Debian's PostgreSQL, in a separate process. Throws if it is not installed. */
export async function openPostgres(): Promise<Peer> {
  const programs = await requirePostgresPrograms();
  const server = await PostgresNode.create(programs, SETTINGS);
  const client = new pg.Client(server.url);
  await client.connect();
  return {
    ...POSTGRES_DIALECT,
    name: `PostgreSQL ${programs.version}`,
    run: async (sql) => void (await client.query(sql)),
    rows: async <Row>(sql: string) => (await client.query(sql)).rows as Row[],
    copy: (table, csv) => pipeline(csv, client.query(copyFrom(`COPY ${table} FROM STDIN (FORMAT csv)`))),
    async close() {
      await client.end();
      await server.remove();
    },
  };
}
