import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addToken, folderStore, readPointer } from '@airdex/release-registry';
import { httpRegistry } from '@airdex/release-registry/http-client';
import { mountSmallDisk, temporaryFolder, writeShell } from '@airdex/release-registry/testing';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../../app/create-server.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { listen } from '../../listen.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const disk = mountSmallDisk(2);
/** Only a separate disk can really be full. */
const testOnDisk = disk === null ? test.skip : test;
const registryFolder = join(disk?.path ?? '', 'registry');

let scratch: Awaited<ReturnType<typeof temporaryFolder>>;
let server: TestServer;
let app: FastifyInstance;
beforeAll(async () => {
  if (disk === null) return;
  scratch = await temporaryFolder();
  await writeShell(join(scratch.path, 'shell'));
  server = await startTestServer(testDatabase());
  app = await createServer({ ...server.parts, registry: folderStore(registryFolder) });
}, 120_000);
afterAll(async () => {
  if (disk === null) return;
  await app.close();
  await server.close();
  await scratch.remove();
  disk.remove();
});

testOnDisk(
  'an upload to a full disk returns 507 with the reason, and leaves nothing behind',
  async () => {
    const { secret } = await addToken(registryFolder, { scope: '*', note: 'tests', who: 'Ada' });
    const client = httpRegistry({ url: await listen(app, 0, null), token: secret });
    const publish = () => client.publish([join(scratch.path, 'shell')], { who: 'Ada' });
    disk?.fill();
    await expect(publish()).rejects.toMatchObject({
      code: 'storage-failed',
      kind: 'fault',
      message: expect.stringMatching(/^The disk is full: /),
    });
    const response = await app.inject({
      method: 'POST',
      url: '/registry-api/rollback',
      headers: { authorization: `Bearer ${secret}` },
      payload: { to: 'f'.repeat(16), who: 'Ada' },
    });
    expect(response.statusCode).toBe(507);
    expect(response.json()).toMatchObject({ error: 'unavailable', code: 'storage-failed' });
    disk?.free();
    await publish();
    expect(await readPointer(registryFolder)).toMatchObject({ revision: 1 });
    expect(readdirSync(join(registryFolder, '.staging'))).toEqual([]);
  },
  60_000,
);
