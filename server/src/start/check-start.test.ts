import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfiguration, type Configuration } from '../configuration.ts';
import { lockFolder } from '../database/pglite/folder-lock.ts';
import { checkStart } from './check-start.ts';
import { describeFailure } from './describe-failure.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'airdex-check-start-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

/** Checks the start of a server with its own data folder on a free port. */
const check = (settings: Partial<Configuration> = {}): Promise<void> =>
  checkStart({ ...readConfiguration({ DATA_DIR: dataDir, PORT: '0' }), ...settings });

/** The sentence about a start that must fail. */
const failure = (settings: Partial<Configuration> = {}): Promise<string | null> =>
  check(settings).then(() => 'It can begin.', describeFailure);

test('a start with a free port and the embedded database can begin', async () => {
  await expect(check()).resolves.toBeUndefined();
  // The check leaves nothing locked.
  await expect(check()).resolves.toBeUndefined();
});

test('a faulty branding file is reported before anything is published', async () => {
  const brandingFile = path.join(dataDir, 'missing.yaml');
  expect(await failure({ brandingFile })).toMatch(/^BRANDING_FILE: cannot be read: /);
});

test('an interrupted restore is reported before anything is published', async () => {
  await mkdir(path.join(dataDir, 'restore.unfinished'));
  expect(await failure()).toContain('is incomplete: a restore was interrupted.');
});

test('an embedded database that is in use or damaged is reported before anything is published', async () => {
  const folder = path.join(dataDir, 'database');
  const lock = lockFolder(folder);
  expect(await failure()).toMatch(`${folder} is in use by process ${process.pid}.`);
  lock.release();
  await mkdir(folder);
  await writeFile(path.join(folder, 'PG_VERSION'), '9');
  expect(await failure()).toMatch(/was left untouched: PG_VERSION should say 18/);
});

test('a port in use is reported before anything is published', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen({ port: 0, host: 'localhost' }, resolve));
  const { port } = other.address() as AddressInfo;
  expect(await failure({ port })).toBe(`Port ${port} is already in use; set PORT to another one.`);
  await new Promise((resolve) => other.close(resolve));
});

test('an interface that this machine lacks is reported before anything is published', async () => {
  expect(await failure({ host: '192.0.2.1' })).toMatch(/^HOST: 192\.0\.2\.1 cannot be used: /);
});

test('a database that does not answer is reported before anything is published', async () => {
  const databaseUrl = 'postgres://nobody:secret@127.0.0.1:1/x';
  expect(await failure({ databaseUrl })).toMatch(/^The database cannot be reached/);
});
