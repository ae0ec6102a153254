import { cpSync, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { killCommands, runCommandProcess, startCommandProcess } from '../../testing/command-process.ts';
import { prepareDataFolder } from '../../testing/prepared-data-folder.ts';
import { killServerProcesses, startServerProcess } from '../../testing/server-process.ts';
import { testDatabases } from '../../testing/test-database.ts';
import { until } from '../../testing/until.ts';
import { openAsItIs } from '../database/open-database.ts';
import { dumpTables } from './dump-tables.ts';
import { restoreBackup } from './restore-backup.ts';

const SCHEDULE = { time: '06:00', zone: 'UTC' };

let scratch: string;
/** A stopped installation that a server has filled. Nothing writes to it. */
let filled: string;
/** What its database contains. */
let content: Awaited<ReturnType<typeof contentOf>>;

beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'airdex-backup-'));
  filled = path.join(scratch, 'filled');
  await prepareDataFolder(filled);
  const server = startServerProcess({ DATA_DIR: filled, SAMPLE_PROGRAMMES: '500' });
  await server.readyAddress();
  server.process.kill('SIGTERM');
  await server.ended;
  await mkdir(path.join(filled, 'media', 'videos'), { recursive: true });
  await mkdir(path.join(filled, 'media', 'pictures'), { recursive: true });
  await writeFile(path.join(filled, 'media', 'pictures', 'one.jpg'), 'a photo');
  await writeFile(path.join(filled, 'media', 'videos', 'one.webm'), Buffer.alloc(3_000_000, 'video'));
  await mkdir(path.join(filled, 'registry', 'releases'), { recursive: true });
  await writeFile(path.join(filled, 'registry', 'releases', 'kept'), 'release');
  await pasteLineSeparators(filled);
  content = await contentOf(filled);
}, 180_000);
afterEach(() => {
  killServerProcesses();
  killCommands();
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

const start = (command: string, dataDir: string, ...args: readonly string[]) =>
  startCommandProcess(command, { DATA_DIR: dataDir }, ...args);
const run = (command: string, dataDir: string, ...args: readonly string[]) =>
  runCommandProcess(command, { DATA_DIR: dataDir }, ...args);

/** Adds line separators, as in a text from a web page, to the descriptions of a stopped installation. */
async function pasteLineSeparators(dataDir: string): Promise<void> {
  const database = await openAsItIs({ dataDir });
  try {
    const { rowCount } = await database.pool.query('update playlist set description = description || $1', [
      'one\u2028two\u2029three',
    ]);
    expect(rowCount).toBeGreaterThan(0);
  } finally {
    await database.close();
  }
}

/** Hashes and counts of all tables of a stopped installation. */
async function contentOf(dataDir: string) {
  const database = await openAsItIs({ dataDir });
  const folder = await mkdtemp(path.join(scratch, 'content-'));
  try {
    return await dumpTables(database, folder);
  } finally {
    await database.close();
  }
}

describe('a backup', () => {
  test('of a running server is restored completely, with releases and videos', async () => {
    const dataDir = path.join(scratch, 'running');
    cpSync(filled, dataDir, { recursive: true });
    const server = startServerProcess({ DATA_DIR: dataDir });
    await server.readyAddress();
    expect((await stat(path.join(dataDir, 'backup.sock'))).mode & 0o777).toBe(0o600);
    const file = path.join(scratch, 'running.backup');
    expect(await run('backup', dataDir, '--with', 'releases,pictures,videos', file)).toEqual([
      0,
      expect.stringContaining('SHA-256'),
    ]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    server.process.kill('SIGTERM');
    await server.ended;
    expect((await readdir(dataDir)).filter((name) => name.startsWith('backup.'))).toEqual([]);

    const target = path.join(scratch, 'restored');
    expect(await run('restore', target, file)).toEqual([0, expect.stringContaining('Restored the state of')]);
    const restored = await contentOf(target);
    const { tables, sequences } = await contentOf(dataDir);
    expect(restored.tables['programme']).toMatchObject({ rows: 500 });
    expect(restored.tables).toEqual(tables);
    expect(restored.sequences).toEqual(sequences);
    expect(await readFile(path.join(target, 'registry', 'releases', 'kept'), 'utf8')).toBe('release');
    expect((await stat(path.join(target, 'media', 'videos', 'one.webm'))).size).toBe(3_000_000);
    expect(await readFile(path.join(target, 'media', 'pictures', 'one.jpg'), 'utf8')).toBe('a photo');

    expect(await run('restore', target, file)).toEqual([1, expect.stringContaining('is not empty')]);
    const again = startServerProcess({ DATA_DIR: target, LOG_LEVEL: 'info' });
    await again.readyAddress();
    expect(again.output()).toContain('loaded the stored search index');
    expect(again.output()).toContain('500 programmes in the catalogue');
  }, 180_000);

  test('that was killed in the middle leaves no file that looks complete, and can be repeated', async () => {
    const dataDir = path.join(scratch, 'killed-backup');
    cpSync(filled, dataDir, { recursive: true });
    const file = path.join(scratch, 'killed.backup');
    const { process, ended } = start('backup', dataDir, file);
    await until(async () => (await readdir(dataDir)).some((name) => name.startsWith('backup.unfinished-')));
    process.kill('SIGKILL');
    await ended;
    expect(existsSync(file)).toBe(false);
    expect((await run('backup', dataDir, file))[0]).toBe(0);
    expect((await contentOf(dataDir)).tables).toEqual(content.tables);
    expect((await run('backup', dataDir, file))[0]).toBe(2);
  }, 180_000);
});

describe('a backup of a data folder whose path is too long for a socket', () => {
  test('is written while the server is stopped, and refused while it runs', async () => {
    const dataDir = path.join(scratch, 'long'.repeat(30));
    cpSync(filled, dataDir, { recursive: true });
    const file = path.join(scratch, 'long.backup');
    expect((await run('backup', dataDir, file))[0]).toBe(0);
    const server = startServerProcess({ DATA_DIR: dataDir });
    await server.readyAddress();
    expect(await run('backup', dataDir, path.join(scratch, 'refused.backup'))).toEqual([
      1,
      expect.stringContaining(`is in use by process ${server.process.pid}. Stop the server first`),
    ]);
  }, 180_000);
});

describe('a restore', () => {
  let file: string;
  beforeAll(async () => {
    file = path.join(scratch, 'whole.backup');
    expect((await run('backup', filled, '--with', 'videos', file))[0]).toBe(0);
  }, 120_000);

  test('of an incomplete file changes nothing; one that was killed leaves an incomplete installation, which can be restored again', async () => {
    const whole = await readFile(file);
    const cut = path.join(scratch, 'cut.backup');
    await writeFile(cut, whole.subarray(0, whole.length - 100));
    const target = path.join(scratch, 'killed-restore');
    expect(await run('restore', target, cut)).toEqual([
      1,
      expect.stringContaining('is not a complete backup'),
    ]);
    expect(existsSync(path.join(target, 'restore.unfinished'))).toBe(false);

    const { process, ended } = start('restore', target, file);
    await until(async () => existsSync(path.join(target, 'restore.unfinished', 'backup.json')));
    process.kill('SIGKILL');
    await ended;
    const server = startServerProcess({ DATA_DIR: target });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('is incomplete: a restore was interrupted. Run it again.');
    const [code, output] = await run('backup', target, path.join(scratch, 'half.backup'));
    expect([code, output]).toEqual([1, expect.stringContaining('is incomplete')]);
    expect((await run('restore', target, file))[0]).toBe(0);
    expect((await contentOf(target)).tables).toEqual(content.tables);
    expect(existsSync(path.join(target, 'restore.unfinished'))).toBe(false);
  }, 180_000);

  test.each(testDatabases())(
    'fills a database on $name',
    async ({ open }) => {
      const database = await open();
      try {
        const dataDir = await mkdtemp(path.join(scratch, 'other-'));
        const { tables } = await restoreBackup(database, dataDir, file, SCHEDULE);
        const again = await dumpTables(database, await mkdtemp(path.join(scratch, 'content-')));
        const counts = (of: Readonly<Record<string, { rows: number }>>) =>
          Object.entries(of).map(([name, { rows }]) => [name, rows]);
        expect(counts(again.tables)).toEqual(counts(tables));
      } finally {
        await database.close();
      }
    },
    120_000,
  );
});
