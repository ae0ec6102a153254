import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { killCommands, runCommandProcess } from '../../testing/command-process.ts';
import { prepareDataFolder } from '../../testing/prepared-data-folder.ts';
import { killServerProcesses, startServerProcess, type ServerProcess } from '../../testing/server-process.ts';

let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'airdex-restarts-'));
  await prepareDataFolder(scratch);
});
afterEach(() => {
  killServerProcesses();
  killCommands();
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

const LOADED = 'loaded the stored search index';
const STORED = 'stored the search index';

async function printed(server: ServerProcess, text: string): Promise<void> {
  while (!server.output().includes(`"${text}"`))
    await new Promise((resolve) => server.process.stdout?.once('data', resolve));
}

/** Starts a server, lets it load or store its index, and stops it. Returns what it printed. */
async function startAndStop(outcome: string): Promise<string> {
  const server = startServerProcess({ DATA_DIR: scratch, LOG_LEVEL: 'info' });
  await server.readyAddress();
  await printed(server, outcome);
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  return server.output();
}

test('a server loads its stored index, and builds it again after a change or damage', async () => {
  expect(await startAndStop(STORED)).toContain('200 programmes in the catalogue');
  const again = await startAndStop(LOADED);
  expect(again).toContain('200 programmes in the catalogue');
  expect(again).not.toContain(`"${STORED}"`);

  const database = await openDatabase({ dataDir: scratch });
  await sql`delete from programme where id = (select max(id) from programme)`.execute(database.kysely);
  await sql`update catalogue_state set version = version + 1`.execute(database.kysely);
  await database.close();
  const changed = await startAndStop(STORED);
  expect(changed).toContain('of another catalogue');
  expect(changed).toContain('199 programmes in the catalogue');

  const file = await open(path.join(scratch, 'search-index', 'catalogue.index'), 'r+');
  await file.truncate((await file.stat()).size - 1);
  await file.close();
  const damaged = await startAndStop(STORED);
  expect(damaged).toContain('the stored search index is damaged');
  expect(damaged).toContain('199 programmes in the catalogue');
}, 180_000);

test('a server loads the index that a command stored with the catalogue', async () => {
  const dataDir = path.join(scratch, 'generated');
  await prepareDataFolder(dataDir);
  const environment = { DATA_DIR: dataDir };
  const [code] = await runCommandProcess('generate-sample', environment, '--programmes', '150');
  expect(code).toBe(0);
  const server = startServerProcess({ ...environment, LOG_LEVEL: 'info' });
  await server.readyAddress();
  expect(server.output()).toContain('150 programmes in the catalogue');
  expect(server.output()).toContain(LOADED);
}, 120_000);
