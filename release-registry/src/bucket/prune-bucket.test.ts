import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readComposition } from '../registry/read-registry.ts';
import { connectStorage, copyBucket, HAS_OBJECT_STORAGE, makeBucket } from '../testing/test-bucket.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { writeRemote, writeShell } from '../testing/test-releases.ts';
import { bucketRegistry } from './bucket-registry.ts';
import { openBucket } from './bucket.ts';
import { withBucket } from './change-bucket.ts';
import { mirrorBucket } from './mirror-bucket.ts';
import { objectHeaders } from './object-headers.ts';
import { pathsOfBuilds } from './paths-of-builds.ts';
import { removedKey } from './removal-window.ts';
import { releasesAmong } from './stored-objects.ts';
import { withWorkingCopy } from './working-copy.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const who = 'Ada';
/** Options with a time at which everything stored now is old. */
const old = () => ({ days: 7, previous: 0, remove: true, now: Date.now() + 8 * DAY_MS, who });

describe.skipIf(!HAS_OBJECT_STORAGE)('pruning a bucket', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let published: string;
  let address: string;
  let ids: string[];

  async function build(name: string, code: string): Promise<string> {
    const built = join(folder.path, `${name}-${code}`);
    if (name === 'shell') await writeShell(built, code);
    else await writeRemote(built, name, code);
    return built;
  }
  const card = async (code: string) =>
    bucketRegistry(address).publish([await build('mfe-card', code)], { who });
  const keys = (prefix: string) => withBucket(address, (bucket) => bucket.list(prefix));
  const cards = async () =>
    new Set((await keys('remotes/mfe-card/')).map((key) => key.split('/')[2] ?? '')).size;

  /** Whether the bucket has all files of all releases of the current composition. */
  async function isComplete(): Promise<boolean> {
    const { current } = await bucketRegistry(address).status(1);
    return withBucket(address, (bucket) =>
      withWorkingCopy(bucket, [], async ({ folder: copy, keys: stored }) => {
        const composition = await readComposition(copy, current.composition);
        const remotes = composition?.remotes ?? [];
        const files = ['remote-entry.js', 'airdex-manifest.json', 'chunks/home.js', 'chunks/home.js.gz'];
        return remotes.every(({ base }) => files.every((file) => stored.has(base.slice(1) + file)));
      }),
    );
  }

  beforeAll(async () => {
    folder = await temporaryFolder();
    published = await makeBucket();
    address = `${published}/airdex`;
    const first = await bucketRegistry(address).publish(
      [await build('shell', 'one'), await build('mfe-card', 'one'), await build('mfe-search', 'one')],
      { who },
    );
    ids = [first.composition];
    for (const code of ['two', 'three', 'four', 'five', 'six']) ids.push((await card(code)).composition);
  });
  beforeEach(async () => {
    address = `${await copyBucket(published)}/airdex`;
  });
  afterAll(() => folder.remove());

  test('removes what is no longer needed, and records it in the history', async () => {
    const shown = await bucketRegistry(address).prune({ ...old(), remove: false });
    expect(shown).toMatchObject({ removed: false, compositions: { length: 2 }, releases: { length: 2 } });
    expect(await cards()).toBe(6);

    const pruning = await bucketRegistry(address).prune({ ...old(), reason: 'Weekly' });
    expect([...pruning.compositions].sort()).toEqual(ids.slice(0, 2).sort());
    expect(pruning.bytes).toBeGreaterThan(1000);
    expect(pruning.kept).toEqual({ compositions: 4, releases: 6 });
    expect(await cards()).toBe(4);
    expect(await keys('compositions/')).toHaveLength(4);
    const { revision, current, history } = await bucketRegistry(address).status(1);
    expect(history).toMatchObject([{ action: 'prune', who, reason: 'Weekly', removed: { length: 4 } }]);
    expect(current).toMatchObject({ composition: ids.at(-1), since: expect.any(String) });
    expect(await keys('revisions/')).toContain(removedKey(revision));

    await bucketRegistry(address).rollback({ who });
    expect(await isComplete()).toBe(true);
    expect(await bucketRegistry(address).prune(old())).toMatchObject({ releases: [] });
  });

  test('names an empty registry in the error', async () => {
    const empty = `${address}/empty`;
    await expect(bucketRegistry(empty).prune(old())).rejects.toMatchObject({
      code: 'registry-empty',
      message: expect.stringContaining(empty),
    });
  });

  test('keeps everything of the last hour, regardless of the options', async () => {
    const pruning = await bucketRegistry(address).prune({ ...old(), days: 0, now: Date.now() });
    expect(pruning).toMatchObject({ compositions: [], releases: [] });
  });

  test('lets removed releases be published again', async () => {
    await bucketRegistry(address).prune(old());
    const again = await card('one');
    expect(again).toMatchObject({ changed: true, releases: [{ stored: true }] });
    expect(await isComplete()).toBe(true);
  });

  test('keeps all files that users need while others publish and prune at the same time', async () => {
    const results = await Promise.all([
      bucketRegistry(address).prune(old()),
      card('one'),
      bucketRegistry(address).prune(old()),
      card('two'),
      card('seven'),
    ]);
    expect(results).toHaveLength(5);
    expect(await isComplete()).toBe(true);
    expect((await bucketRegistry(address).status(20)).revision).toBeGreaterThanOrEqual(9);
  });

  test.each([1, 6])('never uses incomplete releases after being killed at removal %i', async (most) => {
    let removed = 0;
    let kill = (): unknown => undefined;
    const connection = await connectStorage((method) => {
      if (method === 'DELETE' && (removed += 1) === most) kill();
    });
    const source = JSON.stringify(new URL('bucket-registry.ts', import.meta.url).href);
    const script = `const { bucketRegistry } = await import(${source});
      await bucketRegistry(${JSON.stringify(address)}).prune(${JSON.stringify(old())});`;
    const pruner = spawn(process.execPath, ['--input-type=module', '-e', script]);
    kill = () => pruner.kill('SIGKILL');
    const [, signal] = (await once(pruner, 'exit')) as [unknown, string];
    await connection.cut();
    await connection.restore();
    expect(signal).toBe('SIGKILL');

    expect(await isComplete()).toBe(true);
    const { revision, history } = await bucketRegistry(address).status(1);
    expect(history).toMatchObject([{ action: 'prune' }]);
    const release = await build('mfe-card', 'one');
    await expect(bucketRegistry(address).publish([release], { who, revision })).rejects.toMatchObject({
      code: 'being-removed',
      kind: 'conflict',
    });
    await card('seven');

    // Simulates half an hour, after which the storage no longer accepts requests of the killed process.
    const key = removedKey(revision);
    await withBucket(address, (bucket) =>
      bucket.create(key, 'Half an hour has passed.\n', objectHeaders(key)),
    );
    await bucketRegistry(address).publish([release], { who });
    expect(await isComplete()).toBe(true);
    await bucketRegistry(address).prune(old());
    expect(await cards()).toBe(4);
    await connection.cut();
  });

  test('lets nodes remove what was pruned but keep what was lost, and renew what they receive', async () => {
    const copy = join(folder.path, 'copy');
    const mirror = await mirrorBucket(address, copy, () => undefined);
    try {
      const local = async () => (await readdir(join(copy, 'remotes/mfe-card'))).length;
      expect(await local()).toBe(6);
      const [path = ''] = await pathsOfBuilds([await build('mfe-card', 'one')]);
      const storedAt = () =>
        withBucket(address, async (bucket) => releasesAmong(await bucket.objects(path))[0]?.storedAt ?? 0);
      const before = await storedAt();
      await mirror.keep(path);
      expect(await storedAt()).toBeGreaterThan(before);

      const longAgo = new Date('2020-01-01');
      for (const name of await readdir(copy, { recursive: true }))
        await utimes(join(copy, name), longAgo, longAgo);
      // This release is lost without pruning, so the node keeps its copy.
      const [lost = ''] = await pathsOfBuilds([await build('mfe-card', 'four')]);
      await withBucket(address, async (bucket) => {
        for (const key of await bucket.list(lost)) await bucket.remove(key);
      });
      await bucketRegistry(address).prune(old());
      // When the node sees the revision, the objects may still exist. It checks again with the next revision.
      await card('seven');
      await vi.waitFor(async () => expect(await local()).toBe(5), { timeout: 10_000, interval: 50 });
      expect(await readdir(join(copy, lost))).toContain('airdex-manifest.json');
      await expect(mirror.keep(path)).resolves.toBeUndefined();
    } finally {
      await mirror.close();
    }
  });

  test('rejects late requests of a paused process', async () => {
    const late = await openBucket(address, new Date(Date.now() - 20 * 60_000));
    try {
      await expect(late.remove('pointer.json')).rejects.toMatchObject({ code: 'bucket-refused' });
    } finally {
      late.close();
    }
    expect(await keys('pointer.json')).toEqual(['pointer.json']);
  });
});
