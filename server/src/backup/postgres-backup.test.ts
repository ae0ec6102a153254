import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Client } from 'pg';
import { killCommands, runCommandProcess, startCommandProcess } from '../../testing/command-process.ts';
import { freshPostgresUrl, type PostgresDatabase } from '../../testing/postgres-databases.ts';
import { killServerProcesses, startServerProcess } from '../../testing/server-process.ts';
import { until } from '../../testing/until.ts';
import { openAsItIs, type OpenDatabaseOptions } from '../database/open-database.ts';
import { tableFile } from './backup-manifest.ts';
import { dumpTables } from './dump-tables.ts';

const serverUrl = process.env['TEST_POSTGRES_URL'];
const onPostgres = serverUrl === undefined ? describe.skip : describe;

interface Installation {
  readonly DATA_DIR: string;
  readonly DATABASE_URL: string;
  readonly [setting: string]: string;
}

let scratch: string;
/** Databases to delete at the end. */
const databases: PostgresDatabase[] = [];
/** An installation that a server has filled. */
let filled: Installation;

async function emptyInstallation(name: string): Promise<Installation> {
  const database = await freshPostgresUrl(serverUrl ?? '');
  databases.push(database);
  return { DATA_DIR: path.join(scratch, name), DATABASE_URL: database.url };
}

/** By table, the hash of its rows in any order: the databases keep them in different orders. Also the sequences. */
async function contentOf(options: OpenDatabaseOptions) {
  const database = await openAsItIs(options);
  const folder = await mkdtemp(path.join(scratch, 'content-'));
  try {
    const { tables, sequences } = await dumpTables(database, folder);
    const hashes: Record<string, string> = {};
    for (const table of Object.keys(tables)) {
      const lines = (await readFile(path.join(folder, tableFile(table)), 'utf8')).split('\n');
      hashes[table] = hash('sha256', lines.sort().join('\n'));
    }
    return { hashes, sequences };
  } finally {
    await database.close();
  }
}

const contentOfPostgres = ({ DATABASE_URL }: Installation) => contentOf({ url: DATABASE_URL });

/** The rows of a statement, over a separate connection. */
async function rowsOf<Row extends object>({ DATABASE_URL }: Installation, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: DATABASE_URL });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  if (serverUrl === undefined) return;
  scratch = await mkdtemp(path.join(tmpdir(), 'airdex-backup-postgres-'));
  filled = await emptyInstallation('filled');
  const videos = path.join(filled.DATA_DIR, 'media', 'videos');
  await mkdir(videos, { recursive: true });
  await writeFile(path.join(videos, 'one.webm'), Buffer.alloc(3_000_000, 'video'));
  await mkdir(path.join(filled.DATA_DIR, 'registry', 'releases'), { recursive: true });
  await writeFile(path.join(filled.DATA_DIR, 'registry', 'releases', 'kept'), 'release');
}, 60_000);
afterEach(() => {
  killServerProcesses();
  killCommands();
});
afterAll(async () => {
  for (const { drop } of databases) await drop();
  if (serverUrl !== undefined) await rm(scratch, { recursive: true, force: true });
});

/** Adds the playlists 1, 2, 3 … until it is stopped. */
async function startWriting(address: string) {
  const call = async (name: string, body: object, token?: string): Promise<unknown> => {
    const authorization = token === undefined ? {} : { Authorization: `Bearer ${token}` };
    const response = await fetch(`${address}/api/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...authorization },
      body: JSON.stringify(body),
    });
    if (response.status !== 200) throw new Error(`${name}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const account = { username: 'demo', password: 'Demo2026', forceLogin: true };
  const { token } = (await call('Account/Authenticate', account)) as { token: string };
  let confirmed = 0;
  let stopped = false;
  const writing = (async () => {
    while (!stopped) {
      await call('Playlist/AddPlaylist', { name: `written ${confirmed + 1}` }, token);
      confirmed++;
    }
  })();
  return {
    confirmed: () => confirmed,
    async stop() {
      stopped = true;
      await writing;
    },
  };
}

onPostgres('a backup of PostgreSQL', () => {
  /** A backup of `filled` while nothing wrote. */
  let file: string;
  let content: Awaited<ReturnType<typeof contentOf>>;
  beforeAll(async () => {
    const server = startServerProcess({ ...filled, SAMPLE_PROGRAMMES: '500' });
    await server.readyAddress();
    server.process.kill('SIGTERM');
    await server.ended;
    file = path.join(scratch, 'whole.backup');
    content = await contentOfPostgres(filled);
    expect((await runCommandProcess('backup', filled, file))[0]).toBe(0);
  }, 300_000);

  test('while the server writes contains every write confirmed before, and no partial ones', async () => {
    const server = startServerProcess(filled);
    const writer = await startWriting(await server.readyAddress());
    await until(async () => writer.confirmed() >= 5);
    const before = writer.confirmed();
    const moving = path.join(scratch, 'moving.backup');
    expect((await runCommandProcess('backup', filled, '--with', 'releases,videos', moving))[0]).toBe(0);
    const during = writer.confirmed();
    await writer.stop();
    server.process.kill('SIGTERM');
    await server.ended;
    expect(during).toBeGreaterThan(before);

    const target = await emptyInstallation('restored');
    expect(await runCommandProcess('restore', target, moving)).toEqual([
      0,
      expect.stringContaining('(database, releases, videos)'),
    ]);
    const written = await rowsOf<{ name: string }>(
      target,
      "select name from playlist where name like 'written %' order by id",
    );
    expect(written.map(({ name }) => name)).toEqual(written.map((_row, index) => `written ${index + 1}`));
    expect(written.length).toBeGreaterThanOrEqual(before);
    expect(written.length).toBeLessThanOrEqual(during + 1);
    expect(await readFile(path.join(target.DATA_DIR, 'registry', 'releases', 'kept'), 'utf8')).toBe(
      'release',
    );
    expect((await stat(path.join(target.DATA_DIR, 'media', 'videos', 'one.webm'))).size).toBe(3_000_000);

    // New rows get new numbers.
    const again = startServerProcess(target);
    const second = await startWriting(await again.readyAddress());
    await until(async () => second.confirmed() > 0);
    await second.stop();
  }, 300_000);

  test('is restored into the embedded database, and from there into PostgreSQL', async () => {
    const embedded = { DATA_DIR: path.join(scratch, 'embedded') };
    expect((await runCommandProcess('restore', embedded, file))[0]).toBe(0);
    expect(await contentOf({ dataDir: embedded.DATA_DIR })).toEqual(content);
    const back = path.join(scratch, 'back.backup');
    expect((await runCommandProcess('backup', embedded, back))[0]).toBe(0);
    const target = await emptyInstallation('round');
    expect((await runCommandProcess('restore', target, back))[0]).toBe(0);
    expect(await contentOfPostgres(target)).toEqual(content);
    expect((await rowsOf<{ count: string }>(target, 'select count(*) from programme'))[0]?.count).toBe('500');
    // The backup lacks these parts, so their folders do not exist.
    expect(existsSync(path.join(target.DATA_DIR, 'media'))).toBe(false);
    expect(await runCommandProcess('restore', target, back)).toEqual([
      1,
      expect.stringContaining('is not empty'),
    ]);
  }, 300_000);

  test('that was killed in the middle leaves no file that looks complete, and can be repeated', async () => {
    const killed = path.join(scratch, 'killed.backup');
    const { process, ended } = startCommandProcess('backup', filled, killed);
    await until(async () =>
      (await readdir(filled.DATA_DIR)).some((name) => name.startsWith('backup.unfinished-')),
    );
    process.kill('SIGKILL');
    expect((await ended)[0]).toBe(null);
    expect(existsSync(killed)).toBe(false);
    expect((await runCommandProcess('backup', filled, killed))[0]).toBe(0);
  }, 300_000);

  test('leaves the database empty if its restore is killed, and can be restored again', async () => {
    const target = await emptyInstallation('killed-restore');
    const { process, ended } = startCommandProcess('restore', target, file);
    const loading = `select 1 from pg_stat_activity
      where datname = current_database() and query like 'insert into %json_populate_recordset%'`;
    // Over one connection, because opening one for each look could take longer than loading.
    const watcher = new Client({ connectionString: target.DATABASE_URL });
    await watcher.connect();
    const isLoading = async () => (await watcher.query(loading)).rows.length > 0;
    await until(isLoading);
    process.kill('SIGKILL');
    expect((await ended)[0]).toBe(null);
    // Ends once PostgreSQL has noticed the kill.
    await until(async () => !(await isLoading()));
    await watcher.end();
    for (const table of ['programme', 'app_user', 'company'])
      expect(await rowsOf(target, `select 1 from ${table} limit 1`)).toEqual([]);
    const server = startServerProcess(target);
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('a restore was interrupted. Run it again.');
    expect((await runCommandProcess('restore', target, file))[0]).toBe(0);
    expect(await contentOfPostgres(target)).toEqual(content);
  }, 300_000);
});
