import { afterEach, beforeEach, describe, expect, vi, test } from 'vitest';
import { generateSampleCatalogue } from '@airdex/catalogue-data/sample';
import type { Database } from '@airdex/server/database';
import { hashPassword } from '@airdex/server/password';
import {
  createProgress,
  describeStart,
  fillDatabase,
  SAMPLE_PASSWORD,
  type SampleUsers,
} from '@airdex/server/start';
import { testDatabase } from '@airdex/server/testing/test-database';
import { CHANNELS, PROGRAMMES } from '../../testing/fixture-tables.ts';
import { writtenFiles, type WrittenFiles } from '../../testing/written-files.ts';
import { runImport } from './run-import.ts';

// Each test fills its own database.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const EVERYBODY = ['demo', 'colleague', 'limited'];

describe.each([testDatabase()])('the content that a start adds to the database on $name', (kind) => {
  let database: Database;
  let files: WrittenFiles;
  beforeEach(async () => {
    database = await kind.open();
    files = writtenFiles();
  });
  afterEach(async () => {
    await database.close();
    files.remove();
  });

  const start = (sampleProgrammes: number | null = 50): Promise<SampleUsers> =>
    fillDatabase(database, { sampleProgrammes }, createProgress({ write: () => true }));
  const importTable = async (table: string, replaceSample = false): Promise<void> => {
    const options = { rejectsFolder: files.folder, replaceSample };
    const { files: results } = await runImport(
      database.kysely,
      [await files.write('table.csv', table)],
      options,
    );
    expect(results).toMatchObject([{ state: 'taken' }]);
  };
  const count = async (table: 'app_user' | 'programme'): Promise<number> =>
    (await database.kysely.selectFrom(table).select('id').execute()).length;

  test('gives an empty database the sample catalogue with its users, once', async () => {
    expect(await start()).toEqual({ names: EVERYBODY, besideRealData: false });
    expect(await start()).toEqual({ names: EVERYBODY, besideRealData: false });
    expect([await count('app_user'), await count('programme')]).toEqual([3, 50]);
  });

  test('adds the users to a sample that was generated before the first start', async () => {
    await generateSampleCatalogue({ kysely: database.kysely, today: '2026-01-01', programmes: 20 });
    expect(await start()).toEqual({ names: EVERYBODY, besideRealData: false });
    expect(await count('programme')).toBe(20);
  });

  test.each([
    ['programmes', PROGRAMMES],
    ['channels alone', CHANNELS],
  ])('adds no sample and no user with a published password to imported %s', async (_what, table) => {
    await importTable(table);
    const before = await count('programme');
    expect(await start()).toEqual({ names: [], besideRealData: true });
    expect([await count('app_user'), await count('programme')]).toEqual([0, before]);
  });

  test('adds nothing to an import that extended or replaced a sample without users', async () => {
    await generateSampleCatalogue({ kysely: database.kysely, today: '2026-01-01', programmes: 20 });
    await importTable(PROGRAMMES);
    expect(await start()).toEqual({ names: [], besideRealData: true });
    await importTable(PROGRAMMES, true);
    expect(await start()).toEqual({ names: [], besideRealData: true });
  });

  test('warns of sample users with access to real data until their passwords are changed', async () => {
    await start();
    await importTable(PROGRAMMES, true);
    const found = await start();
    expect(found).toEqual({ names: EVERYBODY, besideRealData: true });
    const startMessage = (sampleUsers: SampleUsers): string =>
      describeStart({
        address: 'http://localhost:1',
        programmes: 9,
        sampleUsers,
        printing: 'with-sandbox',
      });
    expect(startMessage(found)).toContain(
      'WARNING: anyone can sign in as demo, colleague, limited and see imported data',
    );

    const changed = { password_hash: await hashPassword('their own 7 words') };
    await database.kysely.updateTable('app_user').set(changed).where('username', '<>', 'limited').execute();
    expect((await start()).names).toEqual(['limited']);
    await database.kysely.updateTable('app_user').set(changed).execute();
    const safe = await start();
    expect(safe.names).toEqual([]);
    expect(startMessage(safe)).not.toContain('WARNING');
    expect(startMessage(safe)).not.toContain(SAMPLE_PASSWORD);
  });
});
