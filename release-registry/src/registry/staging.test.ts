import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { stagingFolder } from './registry-layout.ts';
import { clearStaging, withStagingFolder } from './staging.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

const staged = () => readdir(stagingFolder(folder.path));

/** Starts a process that uses a staging folder until it is killed. */
async function otherProcess() {
  const child = spawn(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    '--input-type=module',
    '-e',
    `const { withStagingFolder } = await import(${JSON.stringify(new URL('./staging.ts', import.meta.url).href)});
     setInterval(() => undefined, 1000);
     await withStagingFolder(${JSON.stringify(folder.path)}, async () => {
       console.log('begun');
       await new Promise(() => undefined);
     });`,
  ]);
  await once(child.stdout, 'data');
  return {
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
}

test('removes the folder after the work, even if the work fails', async () => {
  expect(await withStagingFolder(folder.path, () => staged())).toHaveLength(1);
  expect(await staged()).toEqual([]);
  const failed = withStagingFolder(folder.path, () => Promise.reject(new Error('no space left')));
  await expect(failed).rejects.toThrow('no space left');
  expect(await staged()).toEqual([]);
});

test('removes the remains of a killed process with the next publication', async () => {
  const other = await otherProcess();
  await withStagingFolder(folder.path, async () => {
    expect(await staged()).toHaveLength(2);
  });
  expect(await staged()).toHaveLength(1);
  await other.kill();
  expect(await withStagingFolder(folder.path, () => staged())).toHaveLength(1);
  expect(await staged()).toEqual([]);
});

test('keeps folders of another machine for a day', async () => {
  const elsewhere = join(stagingFolder(folder.path), 'another-machine.1.token');
  await mkdir(elsewhere, { recursive: true });
  await clearStaging(folder.path);
  expect(await staged()).toHaveLength(1);
  const old = new Date(Date.now() - 25 * 60 * 60_000);
  await utimes(elsewhere, old, old);
  await clearStaging(folder.path);
  expect(await staged()).toEqual([]);
});
