import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { tokensFile } from '../registry/registry-layout.ts';
import { HAS_OBJECT_STORAGE, makeBucket } from '../testing/test-bucket.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { findToken, listTokens } from '../tokens/deploy-tokens.ts';
import { bucketTokens } from './bucket-tokens.ts';
import { withBucket } from './change-bucket.ts';
import { mirrorBucket } from './mirror-bucket.ts';
import { objectHeaders } from './object-headers.ts';

describe.skipIf(!HAS_OBJECT_STORAGE)('deploy tokens in a bucket', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let address: string;
  beforeAll(async () => {
    folder = await temporaryFolder();
  });
  beforeEach(async () => {
    address = `${await makeBucket()}/airdex`;
  });
  afterAll(() => folder.remove());

  const add = (scope: string) => bucketTokens(address).add({ scope, note: 'pipeline', who: 'Ada' });
  const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 50 });

  test('are stored as hashes, in objects that caches do not keep', async () => {
    const { secret, token } = await add('mfe-card');
    expect(token).toMatchObject({ scope: 'mfe-card', note: 'pipeline', createdBy: 'Ada' });
    await withBucket(address, async (bucket) => {
      const [key = '', ...others] = await bucket.list('.private/');
      expect(others).toEqual([]);
      expect(String((await bucket.read(key))?.content)).not.toContain(secret.split('_').at(-1));
      expect(objectHeaders(key).CacheControl).toBe('private, no-store');
    });
    expect(await bucketTokens(address).list()).toEqual([token]);
  });

  test('are not lost when several people add and revoke tokens at once', async () => {
    const first = await Promise.all(Array.from({ length: 4 }, () => add('mfe-card')));
    const [added] = await Promise.all([
      Promise.all(Array.from({ length: 4 }, () => add('mfe-search'))),
      ...first.map(({ token }) => bucketTokens(address).revoke(token.id)),
    ]);
    const ids = (tokens: readonly { readonly id: string }[]) => tokens.map(({ id }) => id).sort();
    expect(ids(await bucketTokens(address).list())).toEqual(ids(added.map(({ token }) => token)));
  });

  test('cannot be revoked with an unknown id, or added with an invalid scope', async () => {
    await expect(bucketTokens(address).revoke('00000000')).rejects.toMatchObject({ code: 'token-missing' });
    await expect(add('../card')).rejects.toMatchObject({ code: 'scope-invalid', field: 'scope' });
    expect(await bucketTokens(address).list()).toEqual([]);
  });

  test('are copied to a mirror, except revoked and damaged ones', async () => {
    const [kept, revoked, damaged] = [await add('*'), await add('mfe-card'), await add('mfe-search')];
    const key = `.private/tokens/${damaged.token.id}.json`;
    await withBucket(address, (bucket) => bucket.write(key, '{"id":', objectHeaders(key)));
    const copy = join(folder.path, 'mirror');
    const mirror = await mirrorBucket(address, copy, () => undefined);
    try {
      expect(await findToken(copy, kept.secret)).toEqual(kept.token);
      expect(await findToken(copy, revoked.secret)).toEqual(revoked.token);
      expect(await findToken(copy, damaged.secret)).toBeUndefined();
      expect((await stat(tokensFile(copy))).mode & 0o077).toBe(0);
      expect(await readFile(tokensFile(copy), 'utf8')).not.toContain(kept.secret.split('_').at(-1));
      await expect(bucketTokens(address).list()).rejects.toMatchObject({ code: 'registry-damaged' });

      await bucketTokens(address).revoke(revoked.token.id);
      await bucketTokens(address).revoke(damaged.token.id);
      await until(async () => expect(await findToken(copy, revoked.secret)).toBeUndefined());
      expect(await listTokens(copy)).toEqual([kept.token]);
      const later = await add('shell');
      await until(async () => expect(await findToken(copy, later.secret)).toEqual(later.token));
    } finally {
      await mirror.close();
    }
  });
});
