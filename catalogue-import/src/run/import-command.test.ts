import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeEach, describe, expect, vi, test } from 'vitest';
import { sql } from 'kysely';
import { openDatabase } from '@airdex/server/database';
import { NODE_ARGUMENTS } from '@airdex/server/testing/node-process';
import { prepareDataFolder } from '@airdex/server/testing/prepared-data-folder';
import { CHANNELS, programmeRow, programmeTable } from '../../testing/fixture-tables.ts';
import { writtenFiles } from '../../testing/written-files.ts';
import { runImportCommand } from './run-import-command.ts';

const COMMAND = fileURLToPath(new URL('../main.ts', import.meta.url));
// Each test starts processes that each open a database.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const files = writtenFiles();
beforeEach(() => prepareDataFolder(path.join(files.folder, 'var')));
afterEach(() => files.clear());
afterAll(() => files.remove());

function start(args: readonly string[]) {
  const env = { ...process.env, DATABASE_URL: '', INIT_CWD: files.folder, NODE_OPTIONS: '' };
  const child = spawn(process.execPath, [...NODE_ARGUMENTS, COMMAND, ...args], { env });
  const output = { text: '', errors: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.errors += chunk.toString()));
  return { child, output };
}

interface Outcome {
  readonly code: unknown;
  readonly text: string;
  readonly errors: string;
}

/** Runs the command in a process, as an operator does. */
async function run(...args: string[]): Promise<Outcome> {
  const { child, output } = start(args);
  const [code] = await once(child, 'close');
  return { code, ...output };
}

/** Runs the command in this process, because starting another takes longer than most imports. */
async function here(...args: string[]): Promise<Outcome> {
  const output = { text: '', errors: '' };
  for (const [stream, part] of [
    ['stdout', 'text'],
    ['stderr', 'errors'],
  ] as const)
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      output[part] += String(text);
      return true;
    });
  try {
    return { code: await runImportCommand(args, { INIT_CWD: files.folder }), ...output };
  } finally {
    vi.restoreAllMocks();
  }
}

async function counts(): Promise<unknown> {
  const database = await openDatabase({ dataDir: path.join(files.folder, 'var') });
  const { rows } = await sql`
    select (select count(*) from channel)::int as channels, (select count(*) from programme)::int as programmes`.execute(
    database.kysely,
  );
  await database.close();
  return rows[0];
}

describe('the command', () => {
  test('imports into the data folder, prints a summary, keeps the rejected rows and exits with 0', async () => {
    await files.write('in/channels.csv', CHANNELS);
    await files.write(
      'in/programmes.csv',
      programmeTable({ id: 'a', title: 'T', country: 'JP' }, { id: 'b', country: 'JP' }),
    );
    const { code, text, errors } = await run('in');
    expect(errors).toContain('100%  programmes.csv: 1 taken, 0 unchanged, 0 merged, 1 rejected');
    expect(text).toMatch(/^programmes\.csv +programmes +utf-8 +2 +1 +0 +0 +1 /m);
    expect(text).toMatch(/^Total +6 +5 +0 +0 +1 +3$/m);
    expect(text).toMatch(/^ +1 {2}no title$/m);
    const rejects = /Rejected rows with their reasons: (.*)/.exec(text)?.[1];
    expect(rejects).toMatch(/var\/imports\/\d{8}T\d{6}Z\/rejects\.csv$/);
    expect(code).toBe(0);
    expect(await counts()).toEqual({ channels: 5, programmes: 1 });
  });

  test('stores the index for the next start of the server', async () => {
    await files.write('channels.csv', CHANNELS);
    const folder = path.join(files.folder, 'var', 'search-index');
    await here('--dry-run', 'channels.csv');
    expect(existsSync(folder)).toBe(false);
    await here('channels.csv');
    expect(await readdir(folder)).toEqual(['catalogue.index']);
  });

  test('exits with 1 if a file fails, and imports the others', async () => {
    await files.write('in/channels.csv', CHANNELS);
    await files.write('in/broken.xml', '<tv>\n<programme>');
    const { code, text } = await here('--data-dir', 'var', 'in');
    expect(text).toMatch(/^FAILED {2}broken\.xml: line 2 is not valid XML/m);
    expect(code).toBe(1);
    expect(await counts()).toEqual({ channels: 4, programmes: 0 });
  });

  test('escapes control characters of files and their names', async () => {
    const steering = '\u001b]0;owned\u0007\u001b[2J\u009b31m\u202e';
    await files.write(`in/${steering}.csv`, `colour${steering},size\nred,1\n`);
    await files.write(
      `in/${steering}programmes.csv`,
      programmeTable(
        { id: 'a', title: `North ${steering}Shore`, country: 'JP' },
        { id: `b${steering}`, country: 'JP' },
      ),
    );
    await files.write('in/guide.xml', `<tv>\n<programme>${steering}</tv>`);
    const { text, errors } = await here('in');
    expect(text).toContain('colour\\u{1b}]0;owned');
    const rejects = /Rejected rows with their reasons: (.*)/.exec(text)?.[1] ?? '';
    const shown = `${text}${errors}${await readFile(rejects, 'utf8')}`;
    expect(shown.replaceAll(/[\r\n\t]/g, '')).not.toMatch(/[\p{Cc}\u202e]/u);
    const database = await openDatabase({ dataDir: path.join(files.folder, 'var') });
    const stored = await sql`select local_title from programme`.execute(database.kysely);
    await database.close();
    expect(stored.rows).toEqual([{ local_title: 'North ]0;owned[2J31m\u202eShore' }]);
  });

  test('creates no database in a trial run', async () => {
    await files.write('channels.csv', CHANNELS);
    const { code, text } = await here('--dry-run', '--data-dir', 'new', 'channels.csv');
    expect(text).toMatch(/^Total +4 +4 /m);
    expect(code).toBe(0);
    expect(existsSync(path.join(files.folder, 'new'))).toBe(false);
  });

  test('stores nothing in a trial run', async () => {
    await files.write('channels.csv', CHANNELS);
    const { code, text } = await here('--dry-run', 'channels.csv');
    expect(text).toContain('This was a dry run. Nothing was stored.');
    expect(code).toBe(0);
    expect(await counts()).toEqual({ channels: 0, programmes: 0 });
  });

  test('exits with 1 if the sample was to be replaced but no programme was imported', async () => {
    const database = await openDatabase({ dataDir: path.join(files.folder, 'var') });
    await sql`update catalogue_state set holds_sample = true`.execute(database.kysely);
    await database.close();
    await files.write('channels.csv', CHANNELS);
    const { code, text } = await here('--replace-sample', 'channels.csv');
    expect(text).toContain('The sample was not replaced: no programme was imported.');
    expect(code).toBe(1);
    expect(await counts()).toEqual({ channels: 4, programmes: 0 });
  });

  test('shows its usage for wrong arguments and exits with 2', async () => {
    for (const args of [[], ['--colour', 'x.csv']]) {
      const { code, errors } = await here(...args);
      expect(errors).toContain('airdex import [options] FILE|FOLDER');
      expect(code).toBe(2);
    }
    expect((await run('missing.csv')).errors).toContain('missing.csv does not exist');
  });

  test('exits with 1 if a folder has nothing to import', async () => {
    await files.write('in/guide.dat', '<tv/>');
    const { code, text, errors } = await here('in');
    expect(errors).toContain('in contains no file to import');
    expect([code, text]).toEqual([1, '']);
  });

  test('asks to stop the server if it holds the database', async () => {
    await files.write('channels.csv', CHANNELS);
    const server = await openDatabase({ dataDir: path.join(files.folder, 'var') });
    const { code, errors } = await run('channels.csv');
    await server.close();
    expect(errors).toContain(`in use by process ${process.pid}`);
    expect(errors).toContain('Stop the server first');
    expect(code).toBe(1);
    expect(await counts()).toEqual({ channels: 0, programmes: 0 });
  });

  test('changes nothing of a file if it is killed in the middle of it', async () => {
    await files.write('in/channels.csv', CHANNELS);
    const rows = Array.from({ length: 60_000 }, (_, n) =>
      programmeRow({ id: `k:${n}`, title: `Title ${n}`, channel_id: 'NorthOne.uk' }),
    );
    await files.write('in/programmes.csv', `${programmeTable().trim()}\n${rows.join('\n')}\n`);
    const { child, output } = start(['in']);
    // The first file's line appears once it is committed; the second file then takes seconds.
    while (!output.errors.includes('channels.csv: 4 taken')) await once(child.stderr, 'data');
    child.kill('SIGKILL');
    await once(child, 'close');
    expect(output.errors).not.toContain('programmes.csv');
    expect(await counts()).toEqual({ channels: 4, programmes: 0 });
  });
});
