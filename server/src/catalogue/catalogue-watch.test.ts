import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { testDatabases } from '../../testing/test-database.ts';
import { SearchIndex } from '../search-index/index.ts';
import { insertTestCatalogue, TEST_PROGRAMMES } from '../../testing/test-catalogue.ts';
import { loadCatalogue, watchCatalogue, type CatalogueWatch } from './catalogue-watch.ts';

describe.each(testDatabases())('the searchable catalogue on $name', ({ open }) => {
  let database: Database;
  let index: SearchIndex;
  let watch: CatalogueWatch | undefined;
  beforeAll(async () => {
    database = await open();
    await insertTestCatalogue(database.kysely);
    index = await SearchIndex.open({ workers: 1 });
    await loadCatalogue(database, index);
  });
  afterAll(async () => {
    await watch?.stop();
    await index.close();
    await database.close();
  });

  test('follows the database when its version changes, and survives a failed load', async () => {
    expect(index.size).toBe(TEST_PROGRAMMES);
    const failures: unknown[] = [];
    const log = { error: (failure: unknown) => void failures.push(failure) };
    watch = watchCatalogue(database, index, log as never, 20);
    const { kysely } = database;
    await kysely.deleteFrom('programme').where('source_key', '=', 'test:0').execute();
    await kysely.updateTable('catalogue_state').set({ version: 2 }).execute();
    await until(() => numberOf(index) === 2);
    expect(index.size).toBe(TEST_PROGRAMMES - 1);

    await kysely.schema.alterTable('frequency').renameTo('frequency_gone').execute();
    await kysely.updateTable('catalogue_state').set({ version: 3 }).execute();
    await until(() => failures.length > 0);
    expect(numberOf(index)).toBe(2);
    expect(index.size).toBe(TEST_PROGRAMMES - 1);
    await kysely.schema.alterTable('frequency_gone').renameTo('frequency').execute();
    await until(() => numberOf(index) === 3);
  });
});

/** The number in the version of the catalogue. */
function numberOf({ version }: SearchIndex): number {
  return Number.parseInt(version ?? '', 10);
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}
