import { PGlite } from '@electric-sql/pglite';
import type { Peer } from './peer.ts';
import { POSTGRES_DIALECT } from './postgres-dialect.ts';

/** PostgreSQL in this process, in memory. */
export async function openPglite(): Promise<Peer> {
  const database = await PGlite.create();
  return {
    ...POSTGRES_DIALECT,
    name: 'PGlite',
    run: async (sql) => void (await database.exec(sql)),
    rows: async <Row>(sql: string) => (await database.query<Row>(sql)).rows,
    async copy(table, csv) {
      // In pieces: a single blob would not fit into memory in addition to the table.
      for (const piece of csv) {
        await database.query(`COPY ${table} FROM '/dev/blob' (FORMAT csv)`, [], { blob: new Blob([piece]) });
      }
    },
    close: () => database.close(),
  };
}
