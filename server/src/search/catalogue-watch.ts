import type { Kysely } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import type { SearchIndex } from '../search-index/index.ts';
import { catalogueSource } from './index-source.ts';

/** How often the catalogue's version is looked at, milliseconds. */
const POLL_MS = 5_000;

export interface CatalogueWatch {
  /** Stops looking; resolves once a load under way has ended. */
  stop(): Promise<void>;
}

/** Reads the catalogue into the index, as one consistent state where the database has more than one session. */
export async function loadCatalogue(database: Database, index: SearchIndex): Promise<void> {
  const load = async (kysely: Kysely<DatabaseSchema>): Promise<void> =>
    index.load(await catalogueSource(kysely));
  // PGlite has one session: a transaction as long as a load would keep every call waiting. Nobody else writes there.
  if (database.kind === 'pglite') return load(database.kysely);
  await database.kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(load);
}

/** Loads the index anew whenever the catalogue has changed. A failed load keeps what is served and is tried again. */
export function watchCatalogue(
  database: Database,
  index: SearchIndex,
  log: Pick<FastifyBaseLogger, 'error'>,
  pollMs: number = POLL_MS,
): CatalogueWatch {
  let isStopped = false;
  let timer: NodeJS.Timeout;
  let looking: Promise<void> = Promise.resolve();

  const look = async (): Promise<void> => {
    try {
      const { version } = await database.kysely
        .selectFrom('catalogue_state')
        .select('version')
        .executeTakeFirstOrThrow();
      if (!isStopped && String(version) !== index.version) await loadCatalogue(database, index);
    } catch (error) {
      if (!isStopped) log.error({ err: error }, 'the catalogue could not be loaded anew');
    }
    schedule();
  };
  const schedule = (): void => {
    if (isStopped) return;
    timer = setTimeout(() => {
      looking = look();
    }, pollMs);
    timer.unref();
  };
  schedule();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
