import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, vi, test } from 'vitest';
import { DEFAULT_SEARCH_FILTER } from '@airdex/shared-contracts/search-filter';
import { currentDay } from '../current-day.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { prepareDataFolder } from '../../testing/prepared-data-folder.ts';
import { fillTestDatabase } from '../../testing/fill-test-database.ts';
import { activateDailyUpdate } from '../../testing/daily-update/activate-daily-update.ts';
import { SCHEDULE } from '../../testing/daily-update/letter-schedule-of-tests.ts';
import { runDailyUpdate } from './run-daily-update.ts';

/** Lets the database fail when letters are entered. */
const FULL_DISK = `
  create function full_disk() returns trigger language plpgsql as
  $$ begin raise 'no space left' using errcode = 'disk_full'; end $$;
  create trigger full_disk before insert on daily_letter execute function full_disk()`;

/** Databases are opened on disk, on a machine that is busy with other tests. */
const LIMIT_MS = 90_000;

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'airdex-letters-'));
  await prepareDataFolder(dataDir);
  await inDatabase(async ({ kysely }) => {
    await fillTestDatabase(kysely, { today: currentDay() });
    await kysely.updateTable('programme').set({ created_at: new Date() }).execute();
    await kysely
      .updateTable('saved_search')
      .set({ filter: JSON.stringify(DEFAULT_SEARCH_FILTER), daily_update: true })
      .execute();
  });
}, LIMIT_MS);
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

async function inDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ dataDir });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Disables all letters except those of the named users. */
const begin = (...usernames: string[]): Promise<void> =>
  inDatabase(({ kysely }) => activateDailyUpdate(kysely, ...usernames));

async function command(...args: string[]): Promise<{ code: number; output: string }> {
  const output: string[] = [];
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((text: unknown) => void output.push(String(text)));
  const environment = {
    DATA_DIR: dataDir,
    PUBLIC_URL: 'https://tv.example.com',
    DAILY_UPDATE_TIME: SCHEDULE.time,
    DAILY_UPDATE_TIME_ZONE: SCHEDULE.zone,
    LOG_LEVEL: 'silent',
  };
  const code = await runDailyUpdate(args, environment);
  return { code, output: output.join('\n') };
}
const outbox = async () => (await readdir(path.join(dataDir, 'outbox')).catch(() => [])).length;

describe('npm run daily-update', () => {
  test(
    'opens the database itself, sends once, and prints the result',
    async () => {
      await begin('demo', 'colleague');
      const trial = await command('--dry-run');
      expect(trial.code).toBe(0);
      expect(trial.output).toMatch(/demo +\d+ new programmes in 4 searches, to demo@example\.com/);
      expect(await outbox()).toBe(0);
      const first = await command('--now', '--user', 'DEMO');
      expect(first).toMatchObject({
        code: 0,
        output: expect.stringMatching(/demo +sent: \d+ new programmes/),
      });
      expect(first.output).toContain('The day so far: 1 sent.');
      expect(await outbox()).toBe(1);
      const rest = await command('--now');
      expect(rest.output).not.toMatch(/demo/);
      expect(rest.output).toMatch(/colleague +sent/);
      expect((await command('--now')).output).toContain('everyone who wants a letter has received today’s');
      expect(await outbox()).toBe(2);
    },
    LIMIT_MS,
  );

  test('reports invalid arguments, and sends nothing', async () => {
    expect(await command('--user')).toMatchObject({
      code: 2,
      output: expect.stringContaining('Nothing was sent'),
    });
    expect(await command('--everything')).toMatchObject({ code: 2 });
    expect((await command('--help')).output).toContain('airdex daily-update --now');
    for (const [name, output] of [
      ['nobody', "There is no user 'nobody'."],
      ['limited', "'limited' does not have the right 'daily-update'."],
    ] as const)
      expect(await command('--user', name)).toMatchObject({ code: 1, output });
  });

  test(
    'does not promise that nothing was sent if the database fails meanwhile',
    async () => {
      await begin('demo');
      await inDatabase(({ pool }) => pool.query(FULL_DISK));
      const { code, output } = await command('--now');
      await inDatabase(({ pool }) => pool.query('drop function full_disk cascade'));
      expect(code).toBe(1);
      expect(output).toMatch(/^The disk of the database is full: .*\nSome letters may have been sent\./);
      expect(output).not.toContain('Nothing was sent');
    },
    LIMIT_MS,
  );

  test('does not run while a server holds the embedded database', async () => {
    await begin('demo');
    await inDatabase(async ({ kysely }) => {
      const { code, output } = await command('--now');
      expect(code).toBe(1);
      expect(output).toContain(
        `is in use by process ${process.pid}. Stop the server first, or use PostgreSQL`,
      );
      expect(output).toContain('Nothing was sent');
      expect(await kysely.selectFrom('daily_letter').selectAll().execute()).toEqual([]);
    });
  });
});
