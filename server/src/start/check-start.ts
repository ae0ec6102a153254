import { createServer } from 'node:net';
import { sql } from 'kysely';
import { refuseUnfinishedRestore } from '../backup/unfinished-restore.ts';
import { readBrand } from '../branding-file/read-brand.ts';
import type { Configuration } from '../configuration.ts';
import { databaseOf, openAsItIs } from '../database/open-database.ts';
import { databaseFolder, inspectDatabaseFolder } from '../database/pglite/data-folder.ts';
import { lockFolder } from '../database/pglite/folder-lock.ts';
import { listenError } from '../listen.ts';

/**
 * Checks what usually prevents a start, before pages are published: the branding, an interrupted restore, the port and
 * the database. Rejects with the error of the start.
 */
export async function checkStart(
  configuration: Pick<
    Configuration,
    'port' | 'host' | 'databaseUrl' | 'dataDir' | 'brandingFile' | 'providerEmail'
  >,
): Promise<void> {
  const { port, host, databaseUrl, dataDir } = configuration;
  readBrand(configuration);
  refuseUnfinishedRestore(dataDir);
  const at = { port, host: host ?? 'localhost' };
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(listenError(error, at)));
    probe.listen(at, () => probe.close(() => resolve()));
  });
  if (databaseUrl === null) {
    const folder = databaseFolder(dataDir);
    lockFolder(folder).release();
    inspectDatabaseFolder(folder);
    return;
  }
  const database = await openAsItIs(databaseOf(configuration));
  try {
    await sql`select`.execute(database.kysely);
  } finally {
    await database.close();
  }
}
