import path from 'node:path';
import type { Database } from '../database/database.ts';
import { SearchIndex } from '../search-index/index.ts';
import { loadCatalogue } from './catalogue-watch.ts';

/** The file in the data folder that keeps the search index for the next start. */
export function storedIndexFile(dataDir: string): string {
  return path.resolve(dataDir, 'search-index', 'catalogue.index');
}

/**
 * Stores the search index of the current catalogue, so that the next start need not build it. For commands that
 * change the catalogue while no server runs. Never rejects: without a stored index, the next start builds it. Writes
 * failures to `output`, a terminal or a log.
 */
export async function storeIndexForStart(
  database: Database,
  dataDir: string,
  output: { write(text: string): unknown },
): Promise<void> {
  output.write('Storing the search index for the next start …\n');
  const warn = (reason: unknown, message: string): void =>
    void output.write(`${message}: ${String(reason)}. The next start builds it.\n`);
  const index = await SearchIndex.open({
    workers: 1,
    stored: {
      file: storedIndexFile(dataDir),
      log: {
        info: () => undefined,
        warn: ({ reason }: { readonly reason?: unknown }, message) => warn(reason, message),
      },
    },
  });
  try {
    await loadCatalogue(database, index);
    await index.stored();
  } catch (error) {
    warn(error instanceof Error ? error.message : error, 'the search index could not be stored');
  } finally {
    await index.close();
  }
}
