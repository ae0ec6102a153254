import { afterEach, beforeEach, expect, test } from 'vitest';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { forkPoint } from './fork-point.mjs';
import { run } from './run-command.mjs';

/** @type {string} */
let folder;

/** @param {readonly string[]} args */
async function git(...args) {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
  const { code, output } = await run('git', [...author, ...args], { cwd: folder });
  if (code !== 0) throw new Error(output);
  return output.trim();
}

/** Makes a commit. Returns its id. */
async function commit() {
  await git('commit', '--quiet', '--allow-empty', '--message', 'Test');
  return git('rev-parse', 'HEAD');
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'airdex-fork-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('is the last commit that the branch shares with main', async () => {
  await git('init', '--quiet', '--initial-branch', 'main');
  const shared = await commit();
  await git('switch', '--quiet', '--create', 'branch');
  await commit();
  expect(await forkPoint(folder)).toBe(shared);
});

test('is a commit of origin when the clone has its own commits on main', async () => {
  await git('init', '--quiet', '--initial-branch', 'main');
  const published = await commit();
  await git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  await commit();
  expect(await forkPoint(folder)).toBe(published);
});

test('is undefined in a clone without main, and in a folder without git', async () => {
  expect(await forkPoint(folder)).toBeUndefined();
  await git('init', '--quiet', '--initial-branch', 'other');
  await commit();
  expect(await forkPoint(folder)).toBeUndefined();
});
