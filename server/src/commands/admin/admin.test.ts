import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../database/open-database.ts';
import { inheritedEnvironment, NODE_ARGUMENTS } from '../../../testing/node-process.ts';
import { prepareDataFolder } from '../../../testing/prepared-data-folder.ts';
import { freshPostgresUrl, type PostgresDatabase } from '../../../testing/postgres-databases.ts';
import { insertTestCatalogue } from '../../../testing/test-catalogue.ts';
import { runAdmin } from './run-admin.ts';

/** Every command starts a process and opens a database on disk, on a machine that is busy with other tests. */
const LIMIT_MS = 180_000;
const MAIN = new URL('main.ts', import.meta.url).pathname;

let dataDir: string;
/** The database of `here`, which opens in a fifth of the time; undefined: it also uses the one in `dataDir`. */
let postgres: PostgresDatabase | undefined;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'airdex-admin-'));
  await prepareDataFolder(dataDir);
  const serverUrl = process.env['TEST_POSTGRES_URL'];
  postgres = serverUrl ? await freshPostgresUrl(serverUrl) : undefined;
  for (const options of [{ dataDir }, ...(postgres ? [{ url: postgres.url }] : [])]) {
    const database = await openDatabase(options);
    await database.kysely.transaction().execute((transaction) => insertTestCatalogue(transaction));
    await database.close();
  }
}, LIMIT_MS);
afterAll(async () => {
  await postgres?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command in this process, because starting another takes longer than most commands. */
async function here(...args: string[]): Promise<Outcome> {
  const printed = { stdout: '', stderr: '' };
  for (const [name, method] of [
    ['stdout', 'log'],
    ['stderr', 'error'],
  ] as const) {
    vi.spyOn(console, method).mockImplementation((text: string) => void (printed[name] += `${text}\n`));
    // Help and wrong usage.
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      printed[name] += String(text);
      return true;
    });
  }
  try {
    const environment = { DATA_DIR: dataDir, DATABASE_URL: postgres?.url, AIRDEX_ADMIN_NAME: 'ada' };
    return { code: await runAdmin(args, environment), ...printed };
  } finally {
    vi.restoreAllMocks();
  }
}

/** Runs the command in a process, as an operator does. */
function admin(...args: string[]): Promise<Outcome> {
  const env = { ...inheritedEnvironment(), DATA_DIR: dataDir, AIRDEX_ADMIN_NAME: 'ada' };
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...NODE_ARGUMENTS, MAIN, ...args],
      { env },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

describe('npm run admin', () => {
  test(
    'changes the embedded database while no server runs',
    async () => {
      expect(await admin('company', 'add', '--name', 'Lantern Bay')).toEqual({
        code: 0,
        stdout: "The company 'Lantern Bay' was added.\n",
        stderr: '',
      });
      const access = ['--name', 'Drama', '--countries', 'FR,BE', '--genres', 'drama'];
      const period = ['--begin', '2026-01-01', '--end', '2026-12-31'];
      const added = await admin('access', 'add', '--company', 'Lantern Bay', ...access, ...period);
      expect(added).toMatchObject({ code: 0 });
      const user = ['--username', 'grace', '--email', 'grace@example.com', '--no-link'];
      expect(await admin('user', 'add', '--company', 'Lantern Bay', ...user)).toMatchObject({ code: 0 });
      const { stdout } = await admin('log', 'list', '--json');
      const { data } = JSON.parse(stdout) as { data: { operation: string; operator: string }[] };
      expect(data.map(({ operation, operator }) => [operation, operator])).toEqual([
        ['user add', 'ada'],
        ['access add', 'ada'],
        ['company add', 'ada'],
      ]);
    },
    LIMIT_MS,
  );

  test(
    'applies files of a folder, and shows file, line and field of an error',
    async () => {
      const folder = await mkdtemp(path.join(tmpdir(), 'airdex-state-'));
      const file = path.join(folder, 'companies.yaml');
      const state = 'companies:\n  - name: Cedar Row\n    users:\n      - username: ada\n        email: ada';
      try {
        await writeFile(file, state);
        expect(await here('plan', folder)).toMatchObject({
          code: 1,
          stderr: `${file}:5: companies.0.users.0.email: should be an email address\nNothing was changed. Run with --help for more.\n`,
        });
        await writeFile(file, `${state}@example.com\n`);
        const added = 'add company Cedar Row\nadd user ada\n';
        expect(await here('apply', folder, '--no-link', '--expect', 'other')).toMatchObject({ code: 3 });
        const { code, stdout } = await here('apply', folder, '--no-link');
        expect({ code, stdout }).toEqual({ code: 0, stdout: `${added}\n2 changes made.\n` });
        expect((await here('export')).stdout).toContain('email: ada@example.com');
        expect(await here('plan')).toMatchObject({ code: 2 });
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    LIMIT_MS,
  );

  test(
    'changes programmes from CSV, publishes a PDF, and exports it to a folder',
    async () => {
      const folder = await mkdtemp(path.join(tmpdir(), 'airdex-content-'));
      const place = (name: string) => path.join(folder, name);
      try {
        await writeFile(place('a.csv'), 'programme,selected\ntest:0,yes\ntest:1,maybe\n');
        expect(await here('programme', 'change-many', place('a.csv'))).toMatchObject({
          code: 1,
          stderr: expect.stringContaining(`${place('a.csv')}:3: selected: should be yes or no\n`),
        });
        const report = ['--title', 'A', '--title-zh', '甲', '--month', '2026-10', '--summary', 'B'];
        const add = ['report', 'add', ...report, '--summary-zh', '乙', '--pdf', place('a.pdf')];
        expect(await here(...add)).toMatchObject({
          code: 1,
          stderr: expect.stringMatching(/^--pdf: .*a\.pdf: ENOENT/),
        });
        await writeFile(place('a.pdf'), '%PDF-1.7');
        expect(await here(...add)).toMatchObject({ code: 0 });
        expect((await here('report', 'list')).stdout).toMatch(/pdf: en a\.pdf [0-9a-f]{64}$/m);
        expect(await here('export', '--folder', place('all'))).toMatchObject({ code: 0 });
        expect(await here('plan', place('all'), '--prune')).toMatchObject({
          code: 0,
          stdout: 'Nothing to change.\n',
        });
        await rm(path.join(place('all'), 'files'), { recursive: true });
        expect(await here('plan', place('all'))).toMatchObject({
          code: 1,
          stderr: expect.stringMatching(/state\.yaml:\d+: reports\.0\.pdf: There is no file 'files\//),
        });
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    LIMIT_MS,
  );

  test(
    'exits with 2 for wrong usage, 1 for rejected input, and prints help',
    async () => {
      expect(await admin('company', 'add')).toMatchObject({ code: 2, stdout: '' });
      expect(await here('company', 'sell', '--json')).toMatchObject({ code: 2 });
      const refused = await here(
        'user',
        'add',
        '--company',
        'None',
        '--username',
        'x',
        '--email',
        'nowhere',
        '--json',
      );
      expect(refused.code).toBe(1);
      expect(JSON.parse(refused.stdout)).toMatchObject({ error: { issues: [{ field: 'email' }] } });
      const wrongRight = ['user', 'add', '--company', 'A', '--username', 'x', '--email', 'x@example.com'];
      expect((await here(...wrongRight, '--rights', 'none')).stderr).toMatch(/^--rights: should be some of/);
      const help = await here('access', 'add', '--help');
      expect(help.code).toBe(0);
      expect(help.stdout).toContain('--countries-with-results <list>');
      expect((await admin('--help')).stdout).toMatch(/^ +company +add, change, list, remove$/m);
    },
    LIMIT_MS,
  );

  test(
    'does not promise that nothing was changed if the database fails meanwhile',
    async () => {
      const database = await openDatabase(postgres ? { url: postgres.url } : { dataDir });
      const failing = `
        create function full_disk() returns trigger language plpgsql as
        $$ begin raise 'no space left' using errcode = 'disk_full'; end $$;
        create trigger full_disk before insert on company execute function full_disk()`;
      await database.pool.query(failing);
      await database.close();
      expect(await here('company', 'add', '--name', 'Full')).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/disk of the database is full.*\nThe change may have been made.*\n$/),
      });
    },
    LIMIT_MS,
  );

  test(
    'reports that a server holds the database',
    async () => {
      const database = await openDatabase({ dataDir });
      try {
        const { code, stderr } = await admin('company', 'list');
        expect(code).toBe(1);
        expect(stderr).toMatch(/is in use by process \d+\. Stop the server first/);
        expect(stderr).toContain('--server');
      } finally {
        await database.close();
      }
    },
    LIMIT_MS,
  );
});
