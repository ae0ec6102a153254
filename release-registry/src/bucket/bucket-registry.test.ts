import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HAS_OBJECT_STORAGE, makeBucket } from '../testing/test-bucket.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { writeRemote, writeShell } from '../testing/test-releases.ts';
import { bucketRegistry } from './bucket-registry.ts';
import { withBucket } from './change-bucket.ts';

describe.skipIf(!HAS_OBJECT_STORAGE)('a registry in a bucket', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let address: string;
  const who = 'Ada';

  async function build(name: string, code: string): Promise<string> {
    const built = join(folder.path, `${name}-${code}`);
    if (name === 'shell') await writeShell(built, code);
    else await writeRemote(built, name, code);
    return built;
  }

  async function filled(prefix: string) {
    const registry = bucketRegistry(`${address}/${prefix}`);
    const built = await Promise.all(['shell', 'mfe-card', 'mfe-search'].map((name) => build(name, 'one')));
    const first = await registry.publish(built, { who });
    return { registry, first, place: `${address}/${prefix}` };
  }

  beforeAll(async () => {
    folder = await temporaryFolder();
    address = await makeBucket();
  });
  afterAll(() => folder.remove());

  test('publishes, starts a canary, promotes and rolls back', async () => {
    const { registry, first } = await filled('changes');
    expect(first).toMatchObject({ revision: 1, changed: true });
    expect(first.releases.map(({ stored }) => stored)).toEqual([true, true, true]);

    const tried = await registry.publish([await build('mfe-card', 'two')], { who, canary: 10 });
    expect(tried).toMatchObject({ revision: 2, canary: { percent: 10 } });
    await registry.promote(tried.composition, { who, reason: 'It works' });
    expect(await registry.status(5)).toMatchObject({
      revision: 3,
      current: { composition: tried.composition },
      history: [{ action: 'promote', reason: 'It works' }, { action: 'canary' }, { action: 'publish' }],
    });

    await registry.rollback({ who });
    expect(await registry.status(1)).toMatchObject({
      revision: 4,
      current: { composition: first.composition },
    });
  });

  test('changes nothing when the same release is published again', async () => {
    const { registry, first } = await filled('again');
    const again = await registry.publish([await build('mfe-card', 'one')], { who });
    expect(again).toMatchObject({ changed: false, revision: 1, composition: first.composition });
    expect(again.releases).toMatchObject([{ stored: false }]);
  });

  test('loses no release when several teams publish at once', async () => {
    const { registry, place } = await filled('teams');
    const names = ['mfe-card', 'mfe-search', 'mfe-news', 'mfe-weather', 'mfe-guide'];
    const built = await Promise.all(names.map((name) => build(name, 'theirs')));
    await Promise.all(built.map((release) => bucketRegistry(place).publish([release], { who })));

    const { revision, current, history } = await registry.status(10);
    expect(revision).toBe(1 + names.length);
    expect(current.parts.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
    expect(history.map((entry) => entry.revision)).toEqual([6, 5, 4, 3, 2, 1]);
    await withBucket(place, async (bucket) => {
      const pointer: unknown = JSON.parse(String((await bucket.read('pointer.json'))?.content));
      expect(pointer).toMatchObject({ revision });
    });
  });

  test('refuses a change that is based on an earlier revision', async () => {
    const { registry, first } = await filled('refused');
    await registry.publish([await build('mfe-card', 'two')], { who });
    await expect(
      registry.publish([await build('mfe-card', 'three')], { who, revision: first.revision }),
    ).rejects.toMatchObject({ code: 'pointer-moved', details: { revision: 2 } });
    expect(await registry.status(1)).toMatchObject({ revision: 2 });
  });

  test('stores files compressed under their own names, with their encoding', async () => {
    const { place, first } = await filled('files');
    const release = first.releases.find(({ name }) => name === 'mfe-card')?.release ?? '';
    await withBucket(place, async (bucket) => {
      const key = `remotes/mfe-card/${release}/chunks/home.js`;
      expect((await bucket.read(key))?.encoding).toBe('br');
      expect((await bucket.read(`${key}.gz`))?.encoding).toBe('gzip');
      expect(await bucket.list(`${key}.br`)).toEqual([]);
    });
  });

  test('writes the page of the current composition for a static host, with its policy', async () => {
    const { registry, place, first } = await filled('page');
    expect(await registry.writePage()).toMatchObject({ composition: first.composition });
    const { composition } = await registry.publish([await build('shell', 'two')], { who });
    expect(await registry.writePage()).toMatchObject({ composition });
    await withBucket(place, async (bucket) => {
      const page = String((await bucket.read('index.html'))?.content);
      expect(page).toContain(composition);
      expect(page).toContain('Content-Security-Policy');
    });
    await expect(bucketRegistry(`${address}/no-page`).writePage()).rejects.toMatchObject({
      code: 'registry-empty',
    });
  });

  test('reports an empty registry, a missing bucket and wrong keys as different errors', async () => {
    await expect(bucketRegistry(`${address}/nothing`).status(1)).rejects.toMatchObject({
      code: 'registry-empty',
      message: expect.stringContaining(`${address}/nothing/`),
    });
    await expect(bucketRegistry('s3://no-such-bucket-here').status(1)).rejects.toMatchObject({
      code: 'bucket-missing',
    });
    const secret = process.env['AWS_SECRET_ACCESS_KEY'];
    process.env['AWS_SECRET_ACCESS_KEY'] = 'wrong';
    try {
      await expect(bucketRegistry(address).status(1)).rejects.toMatchObject({
        code: 'bucket-refused',
        hint: expect.stringContaining('AIRDEX-127'),
      });
    } finally {
      process.env['AWS_SECRET_ACCESS_KEY'] = secret;
    }
  });
});
