import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { SearchIndex } from '../search-index/index.ts';
import { readCatalogueVersion } from './catalogue-version.ts';
import { catalogueSource } from './index-source.ts';

/** The channel that the database notifies when the catalogue's version changes (migration 0012). */
const CHANNEL = 'catalogue_changed';

/** Additional polling interval of the catalogue's version, milliseconds: notifications may be lost. */
const POLL_MS = 5_000;

export interface CatalogueWatch {
  /** Stops polling, and cancels a load under way. */
  stop(): Promise<void>;
}

/**
 * Reads the catalogue into the index, as one consistent state if the database has more than one session.
 * @param signal cancels the load
 */
export async function loadCatalogue(
  database: Database,
  index: SearchIndex,
  signal?: AbortSignal,
): Promise<void> {
  await database.consistentRead(async (kysely) => index.load(await catalogueSource(kysely), signal));
}

/**
 * Reloads the index whenever the catalogue has changed: immediately if the database notifies, else at the
 * next poll. The old index answers searches until the new one is ready. After a failed load, the old one
 * stays and loading is retried.
 */
export function watchCatalogue(
  database: Database,
  index: SearchIndex,
  log: Pick<FastifyBaseLogger, 'error'>,
  pollMs: number = POLL_MS,
): CatalogueWatch {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isPolling = false;
  let isStale = false;
  let timer: NodeJS.Timeout | undefined;
  let polling: Promise<void> = Promise.resolve();

  const pollOnce = async (): Promise<void> => {
    try {
      const version = await readCatalogueVersion(database.kysely);
      if (!signal.aborted && version !== index.version) await loadCatalogue(database, index, signal);
    } catch (error) {
      if (!signal.aborted) log.error({ err: error }, 'the catalogue could not be reloaded');
    }
  };
  const poll = async (): Promise<void> => {
    isPolling = true;
    // A load may miss changes that are announced while it runs.
    do {
      isStale = false;
      await pollOnce();
    } while (isStale && !signal.aborted);
    isPolling = false;
    schedule(pollMs);
  };
  const schedule = (wait: number): void => {
    clearTimeout(timer);
    if (signal.aborted) return;
    timer = setTimeout(() => {
      polling = poll();
    }, wait);
    timer.unref();
  };
  const listening = database.listen(CHANNEL, () => {
    isStale = true;
    if (!isPolling) schedule(0);
  });
  schedule(pollMs);
  return {
    async stop() {
      // The next start loads the catalogue.
      stopping.abort();
      clearTimeout(timer);
      await Promise.all([listening.stop(), polling]);
    },
  };
}
