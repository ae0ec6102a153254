import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Database } from '../../database/database.ts';
import { runAsOperator } from '../../../testing/run-as-operator.ts';
import { insertTestCatalogue, TEST_TODAY } from '../../../testing/test-catalogue.ts';
import { testDatabases } from '../../../testing/test-database.ts';
import { ensureSampleUsers, openSampleUsers, SAMPLE_USERNAMES } from './index.ts';
import { readSampleFile } from './sample-file.ts';

const SCHEMA = new URL('../../../../docs/state.schema.json', import.meta.url);

test('the published JSON Schema accepts the file of the sample users', async () => {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  const isValid = ajv.validate(
    JSON.parse(readFileSync(SCHEMA, 'utf8')) as object,
    parse((await readSampleFile(TEST_TODAY)).text),
  );
  expect([isValid, ajv.errors]).toEqual([true, null]);
});

test('moves the periods and launch dates to the year of the installation', async () => {
  const { text } = await readSampleFile('2031-02-03');
  expect(parse(text)).toMatchObject({
    companies: [
      { accesses: [{ begin: '2015-01-01', end: '2032-12-31' }] },
      {
        accesses: [
          {
            description: 'Launches since 2028; audience results of France and Japan.',
            descriptionZh: expect.stringContaining('自 2028 年起'),
            launchesFrom: '2028-01-01',
            launchesTo: '2032-12-31',
          },
        ],
      },
    ],
  });
});

describe.each(testDatabases())('sample users on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const plan = async () =>
    runAsOperator(database, 'plan', {
      files: [{ ...(await readSampleFile(TEST_TODAY)), attached: [] }],
      prune: true,
    });

  test('are what their file declares, in its order, whatever the catalogue contains', async () => {
    await insertTestCatalogue(database.kysely);
    await database.kysely.updateTable('programme').set({ launch_date: '1990-01-01' }).execute();
    await ensureSampleUsers(database.kysely, TEST_TODAY);
    const users = await database.kysely.selectFrom('app_user').select('username').orderBy('id').execute();
    expect(users.map(({ username }) => username)).toEqual([...SAMPLE_USERNAMES]);
    expect(await plan()).toMatchObject({ message: 'Nothing to change.' });
  });

  test('do not change when an export of a sample installation is applied', async () => {
    const { data } = await runAsOperator(database, 'export', {});
    const files = [{ name: 'export.yaml', text: data, attached: [] }];
    expect(await runAsOperator(database, 'plan', { files, prune: true })).toMatchObject({
      message: 'Nothing to change.',
    });
  });

  test('are not recorded, and get no mails', async () => {
    expect((await runAsOperator(database, 'log list', {})).data).toEqual([]);
    expect(await database.kysely.selectFrom('password_recovery').select('user_id').execute()).toEqual([]);
    expect(await database.kysely.selectFrom('queued_mail').select('id').execute()).toEqual([]);
  });

  test('are open until they are disabled, also with another name or another address', async () => {
    const run = (name: string, input: object) => runAsOperator(database, name, input);
    expect(await openSampleUsers(database.kysely)).toEqual([...SAMPLE_USERNAMES]);
    await run('user change', { username: 'demo', newUsername: 'ada' });
    await run('user change', { username: 'colleague', email: 'colleague@example.org' });
    await run('user disable', { username: 'limited' });
    expect(await openSampleUsers(database.kysely)).toEqual(['ada', 'colleague']);
  });
});
