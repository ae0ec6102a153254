import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, vi, test } from 'vitest';
import { prepareDataFolder } from '../../testing/prepared-data-folder.ts';
import { openAsItIs } from '../database/open-database.ts';
import { hashPassword } from '../features/account/password.ts';
import { runCheck } from './run-check.ts';

let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'airdex-check-'));
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

/** The settings of a public site. */
const site = (dataDir: string) => ({
  DATA_DIR: dataDir,
  PUBLIC_URL: 'https://tv.example.com',
  SMTP_URL: 'smtps://user:password@mail.example.com',
  TRUST_PROXY: 'loopback',
  PROVIDER_EMAIL: 'sales@tv.example.com',
  SAMPLE_CATALOGUE: 'off',
});

async function check(environment: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const code = await runCheck(args, environment);
  const output = String(log.mock.calls.at(-1)?.[0]);
  log.mockRestore();
  return [code, output] as const;
}

/** Changes the database of a stopped installation. */
async function change(dataDir: string, statement: string): Promise<void> {
  const database = await openAsItIs({ dataDir });
  try {
    await database.pool.query(statement);
  } finally {
    await database.close();
  }
}

test('an installation that was not started yet can serve, and is not created', async () => {
  const dataDir = path.join(scratch, 'new');
  const [code, output] = await check(site(dataDir));
  expect(existsSync(dataDir)).toBe(false);
  expect(code).toBe(0);
  expect(output).toMatch(/^Airdex \d+\.\d+\.\d+\nwarning There is no database in .+ yet\./);
  expect(output).toContain('The installation is ready to serve subscribers.');
});

test('a site that would start with sample users should not serve', async () => {
  const [code, output] = await check({ ...site(path.join(scratch, 'new')), SAMPLE_CATALOGUE: '' });
  expect([code, output]).toEqual([1, expect.stringContaining('error   SAMPLE_CATALOGUE: The next start')]);
});

test('what the next start adds to a site without imported data is reported', async () => {
  const dataDir = path.join(scratch, 'unfilled');
  await prepareDataFolder(dataDir);
  const checkWithSample = () => check({ ...site(dataDir), SAMPLE_CATALOGUE: '' });
  expect(await checkWithSample()).toEqual([1, expect.stringContaining('The next start adds sample users')]);
  await change(
    dataDir,
    `with company as (insert into company (name) values ('Lantern') returning id)
     insert into app_user (username, normal_username, company_id, email, normal_email, password_hash)
     select 'ada', 'ada', id, 'ada@example.com', 'ada@example.com', '' from company`,
  );
  expect(await checkWithSample()).toEqual([
    0,
    expect.stringContaining('warning SAMPLE_CATALOGUE: The next start adds the sample catalogue.'),
  ]);
  await change(
    dataDir,
    `insert into import_run (file_name, file_sha256, layout, rows_taken, rows_repaired, rows_rejected)
     values ('shows.csv', '', 'csv', 1, 0, 0);
     delete from app_user`,
  );
  const [code, output] = await checkWithSample();
  expect([code, output]).toEqual([0, expect.not.stringContaining('SAMPLE_CATALOGUE')]);
}, 120_000);

test('a data folder that is a file and a browser that is missing are reported', async () => {
  const file = path.join(scratch, 'file');
  await writeFile(file, '');
  const missing = path.join(scratch, 'no-browser');
  const [code, output] = await check({ ...site(path.join(scratch, 'new')), AIRDEX_BROWSER: missing });
  expect([code, output]).toEqual([0, expect.stringContaining('warning AIRDEX_BROWSER: There is no program')]);
  const [refused, text] = await check(site(file));
  expect([refused, text]).toEqual([
    1,
    expect.stringContaining('error   DATA_DIR: This account cannot write'),
  ]);
});

const serverUrl = process.env['TEST_POSTGRES_URL'];
test.skipIf(serverUrl === undefined)('a database that refuses the connection is reported', async () => {
  const url = new URL(serverUrl ?? '');
  url.pathname = '/absent';
  const settings = { ...site(path.join(scratch, 'new')), DATABASE_URL: url.href };
  const [code, output] = await check(settings, '--json');
  expect(code).toBe(1);
  const { findings } = JSON.parse(output) as { findings: unknown[] };
  expect(findings).toContainEqual({
    level: 'error',
    setting: 'DATABASE_URL',
    text: 'The database refuses the connection: database "absent" does not exist.',
  });
});

test('sample users, pending migrations and those of a newer version, mails in the outbox and an interrupted restore are reported', async () => {
  const dataDir = path.join(scratch, 'site');
  await prepareDataFolder(dataDir);
  await mkdir(path.join(dataDir, 'outbox'), { recursive: true });
  await writeFile(path.join(dataDir, 'outbox', 'one.eml'), 'Subject: hello');
  await change(dataDir, "insert into company (name) values ('Lantern')");
  const hash = await hashPassword('Demo2026');
  await change(
    dataDir,
    `insert into app_user (username, normal_username, company_id, email, normal_email, password_hash)
     select 'demo', 'demo', id, 'demo@example.com', 'demo@example.com', '${hash}' from company`,
  );
  const [code, text] = await check(site(dataDir), '--json');
  expect(code).toBe(1);
  const { isServing, findings } = JSON.parse(text) as { isServing: boolean; findings: unknown };
  expect([isServing, findings]).toEqual([
    false,
    [
      { level: 'warning', setting: 'SMTP_URL', text: expect.stringContaining('mails that were not sent: 1') },
      { level: 'error', setting: 'SAMPLE_CATALOGUE', text: expect.stringContaining('sample users demo.') },
    ],
  ]);

  await change(dataDir, "delete from kysely_migration where name = '0019-channel-groups'");
  const [withPending, pending] = await check(site(dataDir));
  expect([withPending, pending]).toEqual([1, expect.stringContaining('migrations: 0019-channel-groups.')]);
  expect(pending).toContain('sample users demo.');

  await change(
    dataDir,
    `delete from app_user;
     insert into kysely_migration (name, timestamp) values ('9999-later', '')`,
  );
  const [afterNewer, both] = await check(site(dataDir));
  expect([afterNewer, both]).toEqual([0, expect.stringContaining('changed the database: 9999-later.')]);
  expect(both).toContain('migrations: 0019-channel-groups.');

  await mkdir(path.join(dataDir, 'restore.unfinished'));
  const [interrupted, reported] = await check(site(dataDir));
  expect([interrupted, reported]).toEqual([1, expect.stringContaining('a restore was interrupted')]);
}, 120_000);

test('a database that a server uses is not checked, but the settings are', async () => {
  const dataDir = path.join(scratch, 'in-use');
  await prepareDataFolder(dataDir);
  const database = await openAsItIs({ dataDir });
  try {
    const [code, output] = await check({ ...site(dataDir), PROVIDER_EMAIL: '' });
    expect(code).toBe(1);
    expect(output).toContain('error   PROVIDER_EMAIL: It is an example');
    expect(output).toContain('warning A server is using the database, which was not checked.');
  } finally {
    await database.close();
  }
}, 120_000);

test('wrong arguments are reported', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  expect(await runCheck(['--fast'], {})).toBe(2);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('--fast'));
});
