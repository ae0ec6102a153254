import { openDuckDb } from './duckdb-peer.ts';
import type { Peer } from './peer.ts';
import { openPglite } from './pglite-peer.ts';
import { openPostgres } from './postgres-peer.ts';

const OPEN: Readonly<Record<string, () => Promise<Peer>>> = {
  pglite: openPglite,
  postgres: openPostgres,
  duckdb: openDuckDb,
};

/** Opens the named peers: `postgres,duckdb`; `none` for none. Throws for an unknown name. */
export function openPeers(names: string): Promise<Peer[]> {
  const requested = names === 'none' ? [] : names.split(',');
  return Promise.all(
    requested.map((name) => {
      const open = OPEN[name];
      if (open === undefined) throw new Error(`'${name}' is none of ${Object.keys(OPEN).join(', ')}.`);
      return open();
    }),
  );
}
