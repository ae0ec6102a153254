import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/test-database.ts';
import { readCatalogueVersion } from './catalogue-version.ts';

describe.each(testDatabases())('the version of the catalogue on $name', ({ open }) => {
  test('differs between databases with the same number of changes', async () => {
    const database = await open();
    const versions: string[] = [];
    for (const moment of ['2026-01-01T00:00:00.000001Z', '2026-01-01T00:00:00.000002Z']) {
      await sql`update catalogue_state set version = 1, updated_at = ${moment}`.execute(database.kysely);
      versions.push(await readCatalogueVersion(database.kysely));
    }
    expect(versions).toEqual(['1@1767225600.000001', '1@1767225600.000002']);
    await database.close();
  });
});
