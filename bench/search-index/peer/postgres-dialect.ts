import type { Peer } from './peer.ts';

/** What PostgreSQL and the embedded PGlite have in common. */
export const POSTGRES_DIALECT: Pick<Peer, 'listCell' | 'indexing'> = {
  listCell: (ids) => `{${ids.join()}}`,
  indexing: `
    CREATE INDEX ON programme (day DESC NULLS LAST, time DESC NULLS LAST, id);
    CREATE INDEX ON programme (channel, sub_genre, day);
    CREATE INDEX ON programme (sub_genre);
    CREATE INDEX ON programme USING gin (keywords);
    CREATE INDEX ON programme USING gin (produced);
    ANALYZE programme;`,
};
