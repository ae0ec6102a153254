import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { bucketRegistry, mirrorBucket } from '@airdex/release-registry/bucket';
import type { BucketMirror } from '@airdex/release-registry/bucket';
import { httpRegistry } from '@airdex/release-registry/http-client';
import {
  HAS_OBJECT_STORAGE,
  makeBucket,
  temporaryFolder,
  writeRemote,
  writeShell,
} from '@airdex/release-registry/testing';
import type { FastifyInstance } from 'fastify';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { createServer } from '../../app/create-server.ts';
import { listen } from '../../listen.ts';

describe.skipIf(!HAS_OBJECT_STORAGE)('two nodes with a registry in a bucket', () => {
  let scratch: Awaited<ReturnType<typeof temporaryFolder>>;
  let server: TestServer;
  let address: string;
  const mirrors: BucketMirror[] = [];
  const nodes: FastifyInstance[] = [];

  /** Builds a release of the card, and returns its folder and its name in pages. */
  async function buildCard(code: string): Promise<{ readonly folder: string; readonly base: string }> {
    const folder = join(scratch.path, code);
    const { release } = await writeRemote(folder, 'mfe-card', code);
    return { folder, base: `/remotes/mfe-card/${release}/` };
  }

  beforeAll(async () => {
    scratch = await temporaryFolder();
    address = `${await makeBucket()}/airdex`;
    await writeShell(join(scratch.path, 'shell'));
    const { folder } = await buildCard('one');
    await bucketRegistry(address).publish([join(scratch.path, 'shell'), folder], { who: 'Ada' });
    server = await startTestServer(testDatabase());
    for (const name of ['a', 'b']) {
      const mirror = await mirrorBucket(address, join(scratch.path, name), () => undefined);
      mirrors.push(mirror);
      nodes.push(await createServer({ ...server.parts, registry: mirror }));
    }
  }, 120_000);
  afterAll(async () => {
    for (const closing of [...nodes, ...mirrors]) await closing.close();
    await server.close();
    await scratch.remove();
  });

  const everyPageHas = (base: string, timeout: number) =>
    vi.waitFor(
      async () => {
        for (const node of nodes) expect((await node.inject('/')).body).toContain(base);
      },
      { timeout, interval: 50 },
    );

  /** The status of each node's response to a call with a token. */
  async function answers(secret: string): Promise<number[]> {
    const headers = { authorization: `Bearer ${secret}` };
    const call = { url: '/registry-api/status', headers };
    return Promise.all(nodes.map(async (node) => (await node.inject(call)).statusCode));
  }
  const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 50 });

  test('both nodes accept a deploy token of the bucket until it is revoked', async () => {
    const { tokens } = bucketRegistry(address);
    const { secret, token } = await tokens.add({ scope: 'mfe-card', note: '', who: 'Ada' });
    await until(async () => expect(await answers(secret)).toEqual([200, 200]));
    await tokens.revoke(token.id);
    await until(async () => expect(await answers(secret)).toEqual([401, 401]));
  });

  test('both serve what is published into the bucket, and the previous release after a rollback', async () => {
    const [one, two] = await Promise.all([buildCard('one'), buildCard('two')]);
    await bucketRegistry(address).publish([two.folder], { who: 'Ada' });
    await everyPageHas(two.base, 10_000);
    for (const node of nodes) {
      const script = await node.inject({
        url: `${two.base}chunks/home.js`,
        headers: { 'accept-encoding': 'br' },
      });
      expect(script.statusCode).toBe(200);
      expect(script.headers['content-encoding']).toBe('br');
    }
    await bucketRegistry(address).rollback({ who: 'Ada' });
    await everyPageHas(one.base, 10_000);
  });

  test('what is published through one node reaches the bucket and the other node', async () => {
    const [node] = nodes;
    if (node === undefined) throw new Error('There is no node');
    const { secret } = await bucketRegistry(address).tokens.add({ scope: '*', note: 'tests', who: 'Ada' });
    await until(async () => expect(await answers(secret)).toEqual([200, 200]));
    const client = httpRegistry({ url: await listen(node, 0, null), token: secret });
    const three = await buildCard('three');
    const { revision } = await client.publish([three.folder], { who: 'Ada' });
    await everyPageHas(three.base, 10_000);
    const status = await bucketRegistry(address).status(1);
    expect(status).toMatchObject({ revision, history: [{ action: 'publish', who: 'Ada' }] });
    await client.rollback({ who: 'Ada' });
    expect(await bucketRegistry(address).status(1)).toMatchObject({ revision: revision + 1 });
  });
});
