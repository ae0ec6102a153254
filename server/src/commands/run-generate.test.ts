import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, vi, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { prepareDataFolder } from '../../testing/prepared-data-folder.ts';
import { runGenerate } from './run-generate.ts';

let dataDir: string;
let output: string[];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'airdex-generate-'));
  output = [];
  const say = (...words: unknown[]): void => void output.push(words.join(' '));
  vi.spyOn(console, 'log').mockImplementation(say);
  vi.spyOn(console, 'error').mockImplementation(say);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(dataDir, { recursive: true });
});

const run = (...args: string[]) => runGenerate(args, { DATA_DIR: dataDir });

describe('catalogue:generate', () => {
  test('generates into the data folder once, and again only with --replace', async () => {
    await prepareDataFolder(dataDir);
    expect(await run('--programmes', '50')).toBe(0);
    expect(output.at(-1)).toMatch(/^50 sample programmes of \d+ formats on \d+ channels, in \d+ s\.$/);
    expect(await run('--programmes', '60')).toBe(1);
    expect(output.at(-1)).toContain('already holds 50 sample programmes. Add --replace');
    expect(await run('--programmes', '60', '--replace')).toBe(0);
    expect(await run()).toBe(1);
    expect(output.at(-1)).toContain('already holds 60 sample programmes');
  }, 120_000);

  test('does not change a folder that a server holds', async () => {
    await prepareDataFolder(dataDir);
    const server = await openDatabase({ dataDir });
    expect(await run('--programmes', '50')).toBe(1);
    expect(output.at(-1)).toContain('is in use by process');
    await server.close();
  }, 60_000);

  test('names an invalid option and creates nothing', async () => {
    expect(await run('--programmes', 'many')).toBe(2);
    expect(output).toEqual([expect.stringContaining('"many"')]);
    expect(await readdir(dataDir)).toEqual([]);
  });

  test('--help explains every option', async () => {
    expect(await run('--help')).toBe(0);
    for (const option of ['--programmes', '--seed', '--today', '--replace', '--beside-imported'])
      expect(output.join('\n')).toContain(option);
  });
});
