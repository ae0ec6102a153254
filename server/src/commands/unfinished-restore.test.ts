import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runAdmin } from './admin/run-admin.ts';
import type { Environment } from '../configuration.ts';
import { runAddUser } from './run-add-user.ts';
import { runDailyUpdate } from './run-daily-update.ts';
import { runGenerate } from './run-generate.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'airdex-unfinished-'));
  await mkdir(path.join(dataDir, 'restore.unfinished'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

type Command = (args: readonly string[], environment: Environment) => Promise<number>;

test.each<[string, Command, readonly string[]]>([
  ['admin', runAdmin, ['user', 'list']],
  ['account:add', runAddUser, ['--company', 'A', '--username', 'b', '--email', 'b@example.com']],
  ['catalogue:generate', runGenerate, []],
  ['daily-update', runDailyUpdate, ['--now']],
])('%s refuses an installation whose restore was interrupted', async (_, command, args) => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const code = await command(args, { DATA_DIR: dataDir, AIRDEX_PASSWORD: 'Long-enough-1' });
  const output = error.mock.calls.flat().join('\n');
  error.mockRestore();
  expect(code).toBe(1);
  expect(output).toContain(`The installation in ${dataDir} is incomplete: a restore was interrupted.`);
  expect(await readdir(dataDir)).toEqual(['restore.unfinished']);
});
