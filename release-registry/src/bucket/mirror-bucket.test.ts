import { mkdir, readFile, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readComposition, readPointer } from '../registry/read-registry.ts';
import { storeRelease } from '../registry/store-release.ts';
import { readRelease } from '../release/read-release.ts';
import { connectStorage, HAS_OBJECT_STORAGE, makeBucket } from '../testing/test-bucket.ts';
import type { StorageConnection } from '../testing/test-bucket.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { writeRemote, writeShell } from '../testing/test-releases.ts';
import { bucketRegistry } from './bucket-registry.ts';
import { openBucket } from './bucket.ts';
import { mirrorBucket } from './mirror-bucket.ts';
import type { BucketMirror } from './mirror-bucket.ts';
import { objectHeaders } from './object-headers.ts';

describe.skipIf(!HAS_OBJECT_STORAGE)('a mirror of a bucket', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let storage: StorageConnection;
  let address: string;
  const mirrors: BucketMirror[] = [];
  const problems: unknown[] = [];

  async function mirror(name: string): Promise<string> {
    const copy = join(folder.path, name);
    mirrors.push(await mirrorBucket(address, copy, (error) => problems.push(error)));
    return copy;
  }
  const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 50 });
  const revisionOf = async (copy: string): Promise<number> => (await readPointer(copy))?.revision ?? 0;
  const hasRevision = (copy: string, revision: number) =>
    until(async () => expect(await revisionOf(copy)).toBe(revision));

  beforeAll(async () => {
    folder = await temporaryFolder();
    address = `${await makeBucket()}/airdex`;
    storage = await connectStorage();
    const [shell, card] = [join(folder.path, 'shell'), join(folder.path, 'card')];
    await writeShell(shell);
    await writeRemote(card, 'mfe-card');
    await bucketRegistry(address).publish([shell, card], { who: 'Ada' });
  });
  afterEach(async () => {
    await Promise.all(mirrors.splice(0).map((each) => each.close()));
    problems.length = 0;
  });
  afterAll(() => folder.remove());

  test('contains all code that the pointer names, with its compressed copies', async () => {
    const copy = await mirror('complete');
    const pointer = await readPointer(copy);
    const composition = await readComposition(copy, pointer?.current ?? '');
    const card = composition?.remotes.find(({ name }) => name === 'mfe-card');
    for (const file of ['remote-entry.js', 'chunks/home.js', 'chunks/home.js.br', 'chunks/home.js.gz']) {
      const [mirrored, built] = await Promise.all([
        readFile(join(copy, card?.base ?? '', file)),
        readFile(join(folder.path, 'card', file)),
      ]);
      expect(mirrored.equals(built)).toBe(true);
    }
  });

  test('follows publications and rollbacks, on every node', async () => {
    const [here, there] = await Promise.all([mirror('here'), mirror('there')]);
    const before = await revisionOf(here);
    const next = join(folder.path, 'next');
    await writeRemote(next, 'mfe-card', 'next');
    await bucketRegistry(address).publish([next], { who: 'Ada' });
    await Promise.all([here, there].map((copy) => hasRevision(copy, before + 1)));
    await bucketRegistry(address).rollback({ who: 'Ada' });
    await Promise.all([here, there].map((copy) => hasRevision(copy, before + 2)));
    expect(await Promise.all([here, there].map(revisionOf))).toEqual([before + 2, before + 2]);
  });

  test('stays as it is while the bucket is unreachable, then catches up', async () => {
    const copy = await mirror('cut');
    const before = await revisionOf(copy);
    await storage.cut();
    await until(async () => expect(problems).toMatchObject([{ code: 'bucket-unreachable' }]));
    expect(await revisionOf(copy)).toBe(before);
    await storage.restore();
    const other = join(folder.path, 'other');
    await writeRemote(other, 'mfe-card', 'other');
    await bucketRegistry(address).publish([other], { who: 'Ada' });
    await hasRevision(copy, before + 1);
    expect(problems).toHaveLength(1);
  });

  test('fetches the rest after it could write only what pages need', async () => {
    const build = join(folder.path, 'left');
    await writeRemote(build, 'mfe-card', 'left');
    await bucketRegistry(address).publish([build], { who: 'Ada' });
    await bucketRegistry(address).rollback({ who: 'Ada' });
    const { release } = (await readRelease(build)).manifest;
    const entry = join(folder.path, 'partly', 'remotes/mfe-card', release, 'remote-entry.js');
    // Nothing can be written at the path of a folder.
    await mkdir(entry, { recursive: true });
    const copy = await mirror('partly');
    expect(problems).toHaveLength(1);
    expect(await revisionOf(copy)).toBeGreaterThan(0);
    await rmdir(entry);
    await until(async () => expect((await stat(entry)).isFile()).toBe(true));
  });

  test('has no files of a release whose upload was interrupted, so that it accepts the release', async () => {
    const build = join(folder.path, 'interrupted');
    await writeRemote(build, 'mfe-card', 'interrupted');
    const release = await readRelease(build);
    const bucket = await openBucket(address);
    const key = `remotes/mfe-card/${release.manifest.release}/remote-entry.js`;
    await bucket.write(key, await readFile(join(build, 'remote-entry.js')), objectHeaders(key));
    bucket.close();
    expect(await storeRelease(await mirror('interrupted-mirror'), release)).toBe(true);
  });
});
