import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readPointer } from '@airdex/release-registry';
import { mountSmallDisk, temporaryFolder, writeShell } from '@airdex/release-registry/testing';
import { runMfe } from './run-mfe.fixture.ts';

const disk = mountSmallDisk(2);
/** A real disk error needs a separate file system. */
const testOnDisk = disk === null ? test.skip : test;

let scratch: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  scratch = await temporaryFolder();
  await writeShell(join(scratch.path, 'shell'));
});
afterAll(async () => {
  await scratch.remove();
  disk?.remove();
});

const publish = (registry: string, ...args: readonly string[]) =>
  runMfe('publish', '--from', join(scratch.path, 'shell'), '--registry', registry, '--as', 'Ada', ...args);

describe('mfe publish', () => {
  testOnDisk('on a full disk is a fault: 1, in a sentence, and works once there is room', async () => {
    const registry = join(disk?.path ?? '', 'registry');
    disk?.fill();
    const { code, stderr } = await publish(registry);
    expect(stderr).toMatch(/^The disk is full: /);
    expect(stderr).not.toContain('    at ');
    expect(code).toBe(1);
    const { error } = JSON.parse((await publish(registry, '--json')).stdout) as { error: { code: string } };
    expect(error.code).toBe('storage-failed');
    expect(await readPointer(registry)).toBeUndefined();
    disk?.free();
    expect((await publish(registry)).code).toBe(0);
    expect(readdirSync(join(registry, '.staging'))).toEqual([]);
  });

  // A folder of the kernel: no user may write there, not even root.
  (process.platform === 'linux' ? test : test.skip)('into a folder that may not be written', async () => {
    const { code, stderr } = await publish('/sys/airdex-registry');
    expect(stderr).toMatch(/^No permission to (read or )?write: /);
    expect(stderr).not.toContain('    at ');
    expect(code).toBe(1);
  });
});
