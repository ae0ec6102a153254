import { type ChildProcess, spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { NODE_ARGUMENTS } from '../../../testing/node-process.ts';
import { prepareDataFolder } from '../../../testing/prepared-data-folder.ts';
import { openDatabase } from '../open-database.ts';
import { databaseFolder } from './data-folder.ts';

const HOLDER = new URL('./fixtures/hold-database.ts', import.meta.url).pathname;

let scratch: string;
/** A database that was created and closed; tests copy it. */
let prepared: string;

beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'airdex-data-'));
  prepared = path.join(scratch, 'prepared');
  await prepareDataFolder(prepared);
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

const holders = new Set<ChildProcess>();
afterEach(() => {
  for (const holder of holders) holder.kill('SIGKILL');
});

async function copy(name: string): Promise<string> {
  const dataDir = path.join(scratch, name);
  cpSync(prepared, dataDir, { recursive: true });
  return dataDir;
}

/** Another process that opens the database, writes one row and keeps it open. */
async function startHolder(dataDir: string): Promise<ChildProcess> {
  const holder = spawn(process.execPath, [...NODE_ARGUMENTS, HOLDER, dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  holders.add(holder);
  holder.once('exit', () => holders.delete(holder));
  const [output] = (await once(holder.stdout, 'data')) as [Buffer];
  expect(output.toString().trim()).toBe('open');
  return holder;
}

/** Names of all files in a folder, with hashes of their contents. */
async function contents(folder: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) {
      const file = path.join(entry.parentPath, entry.name);
      files[path.relative(folder, file)] = hash('sha256', await readFile(file));
    }
  return files;
}

describe('the lock on the data folder', () => {
  test('rejects a second process, naming folder and holder, without disturbing the first', async () => {
    const dataDir = await copy('locked');
    const holder = await startHolder(dataDir);
    const link = path.join(scratch, 'another-name');
    await symlink(dataDir, link);
    for (const name of [dataDir, link])
      await expect(openDatabase({ dataDir: name })).rejects.toThrow(
        `The database in ${path.join(dataDir, 'database')} is in use by process ${holder.pid}.`,
      );
    holder.stdin?.end();
    expect(await once(holder, 'exit')).toEqual([0, null]);
    const database = await openDatabase({ dataDir });
    expect(await database.kysely.selectFrom('company').select('name').execute()).toEqual([{ name: 'Held' }]);
    await database.close();
  });

  test('leaves neither lock nor damage behind when its process is killed', async () => {
    const dataDir = await copy('killed');
    const holder = await startHolder(dataDir);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const database = await openDatabase({ dataDir });
    expect(await database.kysely.selectFrom('company').select('name').execute()).toEqual([{ name: 'Held' }]);
    await database.close();
  });

  test('rejects a second opening by the same process too', async () => {
    const dataDir = await copy('twice');
    const database = await openDatabase({ dataDir });
    await expect(openDatabase({ dataDir })).rejects.toThrow(`is in use by process ${process.pid}.`);
    await database.close();
  });
});

describe('the folder of the database', () => {
  const modeOf = async (dataDir: string): Promise<number> =>
    (await stat(path.join(dataDir, 'database'))).mode & 0o777;

  test('can only be entered by its account once it is created', async () => {
    const dataDir = path.join(scratch, 'new');
    await (await openDatabase({ dataDir })).close();
    expect(await modeOf(dataDir)).toBe(0o700);
  });

  test('is closed to other accounts if an earlier version has created it', async () => {
    const dataDir = await copy('open');
    await chmod(path.join(dataDir, 'database'), 0o755);
    await (await openDatabase({ dataDir })).close();
    expect(await modeOf(dataDir)).toBe(0o700);
  });
});

describe('an invalid data folder', () => {
  const cases: [string, (database: string) => Promise<void>, RegExp][] = [
    [
      'a foreign version',
      (database) => writeFile(path.join(database, 'PG_VERSION'), '9.6\n'),
      /should say 18 but says "9.6"/,
    ],
    ['a missing version', (database) => rm(path.join(database, 'PG_VERSION')), /PG_VERSION is missing/],
    [
      'a truncated control file',
      (database) => writeFile(path.join(database, 'global/pg_control'), 'x'),
      /pg_control/,
    ],
    [
      'a zeroed control file',
      (database) => writeFile(path.join(database, 'global/pg_control'), Buffer.alloc(8192)),
      /can't be opened/,
    ],
    [
      'a missing folder',
      (database) => rm(path.join(database, 'pg_wal'), { recursive: true }),
      /pg_wal is missing/,
    ],
  ];
  test.each(cases)('with %s is reported and left untouched', async (name, damage, message) => {
    const dataDir = await copy(name.replaceAll(' ', '-'));
    const database = path.join(dataDir, 'database');
    await damage(database);
    const before = await contents(database);
    await expect(openDatabase({ dataDir })).rejects.toThrow(message);
    await expect(openDatabase({ dataDir })).rejects.toThrow(database);
    expect(await contents(database)).toEqual(before);
  });

  test('that is a file is reported and left untouched', async () => {
    const file = path.join(scratch, 'a-file');
    await writeFile(file, 'mine');
    await expect(openDatabase({ dataDir: file })).rejects.toThrow(
      `The data folder ${file} (DATA_DIR) can't be used`,
    );
    const inside = await mkdtemp(path.join(scratch, 'inside-'));
    await writeFile(path.join(inside, 'database'), 'mine');
    await expect(openDatabase({ dataDir: inside })).rejects.toThrow('it is not a folder');
    expect(await readFile(path.join(inside, 'database'), 'utf8')).toBe('mine');
  });

  test.runIf(process.platform === 'linux')('in /proc is reported', () => {
    for (const folder of ['/proc/foo', '/proc/foo/bar'])
      expect(() => databaseFolder(folder)).toThrow(
        `The data folder ${folder} (DATA_DIR) can't be used: ENOENT`,
      );
  });

  test('after an interrupted first start is created again', async () => {
    const dataDir = await mkdtemp(path.join(scratch, 'half-'));
    cpSync(path.join(prepared, 'database'), path.join(dataDir, 'database.creating'), { recursive: true });
    await rm(path.join(dataDir, 'database.creating/global/pg_control'));
    await (await openDatabase({ dataDir })).close();
    expect((await stat(path.join(dataDir, 'database'))).isDirectory()).toBe(true);
    expect(await readdir(dataDir)).not.toContain('database.creating');
  });
});
