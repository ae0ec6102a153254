import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { run } from '../run-command.mjs';
import { recordedReport } from './recorded-report.mjs';

/** @type {string} */
let folder;
const write = (/** @type {string} */ text) => writeFile(path.join(folder, 'api-report.md'), text);

/** @param {readonly string[]} args */
async function git(...args) {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
  const { code, output } = await run('git', [...author, ...args], { cwd: folder });
  if (code !== 0) throw new Error(output);
}

/** Commits everything, including this report. */
async function commit(/** @type {string} */ report) {
  await write(report);
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'Test');
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'airdex-recorded-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the report that a surface is compared with', () => {
  beforeEach(() => git('init', '--quiet', '--initial-branch', 'main'));

  test('is the committed one, even if the folder has another one', async () => {
    await commit('committed');
    await write('edited');
    expect(await recordedReport(folder)).toBe('committed');
    await rm(path.join(folder, 'api-report.md'));
    expect(await recordedReport(folder)).toBe('committed');
  });

  test('is the one at the fork point when on a branch', async () => {
    await commit('of main');
    await git('switch', '--quiet', '--create', 'branch');
    await commit('of the branch');
    expect(await recordedReport(folder)).toBe('of main');
  });

  test('is the one of origin when the clone has its own commits', async () => {
    await commit('of origin');
    await git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    await commit('of the clone');
    expect(await recordedReport(folder)).toBe('of origin');
  });

  test('is the one of the requested commit', async () => {
    await commit('older');
    await commit('newer');
    expect(await recordedReport(folder, 'HEAD~1')).toBe('older');
  });

  test('is not sought in a commit that does not exist', async () => {
    await commit('committed');
    await expect(recordedReport(folder, 'nope')).rejects.toThrow('There is no commit nope.');
  });

  test('does not exist when the commit has none', async () => {
    await git('commit', '--quiet', '--allow-empty', '--message', 'Test');
    await write('new');
    expect(await recordedReport(folder)).toBeUndefined();
  });
});

test('is the one in the folder without git', async () => {
  expect(await recordedReport(folder)).toBeUndefined();
  await write('written');
  expect(await recordedReport(folder)).toBe('written');
});
