import { cp } from 'node:fs/promises';
import { openDatabase } from '../src/database/open-database.ts';
import { cachedDatabase } from './cached-database.ts';

/**
 * Makes a data folder with the embedded database, migrated and empty, for tests that do not test the first start.
 */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  const prepared = await cachedDatabase('folder', async (folder) => {
    await (await openDatabase({ dataDir: folder })).close();
  });
  await cp(prepared, dataDir, { recursive: true });
}
