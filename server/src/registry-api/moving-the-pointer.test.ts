import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { readPointer, revokeToken, stopCanary } from '@airdex/release-registry';
import { registryCalls } from '@airdex/release-registry/http-api';
import { httpRegistry } from '@airdex/release-registry/http-client';
import { startRegistryServer } from './test-registry-server.ts';
import type { RegistryServer } from './test-registry-server.ts';

const who = 'Ben';
let server: RegistryServer;
let everything: string;
let card: string;
beforeAll(async () => {
  server = await startRegistryServer();
  everything = await server.token('*');
  card = await server.token('mfe-card');
});
afterAll(() => server.close());
afterEach(async () => {
  await stopCanary(server.registry.path, { who: 'Cleanup' });
});

const client = (token: string) => httpRegistry({ url: server.url, token });
const pointer = () => readPointer(server.registry.path);
let codes = 0;
const release = (name: string, options = {}) =>
  server.registry.release(name, `code ${(codes += 1)}`, options);

describe('promoting and rolling back over HTTP', () => {
  test('a composition is rolled back and promoted again by the token for everything', async () => {
    const before = await pointer();
    const { composition } = await release('mfe-search');
    expect(await client(everything).rollback({ who })).toMatchObject({ current: before?.current });
    expect(await client(everything).promote(composition, { who })).toMatchObject({ current: composition });
    const { history } = await client(everything).status(2);
    expect(history.map(({ action, who: by }) => [action, by])).toEqual([
      ['promote', who],
      ['rollback', who],
    ]);
  });

  test('a team takes back its own remote alone, and no other', async () => {
    await release('mfe-card');
    const mine = await client(card).rollbackRemote({ who, remote: 'mfe-card' });
    expect(mine.changed).toBe(true);
    await expect(client(card).rollbackRemote({ who, remote: 'mfe-search' })).rejects.toMatchObject({
      code: 'forbidden',
      field: 'remote',
    });
    await expect(client(card).rollback({ who })).rejects.toMatchObject({ code: 'forbidden', field: 'to' });
  });

  test('a team widens, promotes and stops a canary of its own remote', async () => {
    const { composition } = await release('mfe-card', { canary: 5 });
    expect(await client(card).promote(composition, { who, canary: 30 })).toMatchObject({
      canary: { composition, percent: 30 },
    });
    expect(await client(card).stopCanary({ who, reason: 'slow' })).toMatchObject({ canary: null });
    await client(everything).promote(composition, { who, canary: 5 });
    expect(await client(card).promote(composition, { who })).toMatchObject({ current: composition });
  });

  test('but not one that tries what is not its own', async () => {
    const { composition } = await release('mfe-search', { canary: 5 });
    const refused = { code: 'forbidden' };
    await expect(client(card).promote(composition, { who })).rejects.toMatchObject(refused);
    await expect(client(card).stopCanary({ who })).rejects.toMatchObject(refused);
    const folder = await server.registry.build('mfe-card', 'with stop');
    await expect(client(card).publish([folder], { who, stopCanary: true })).rejects.toMatchObject({
      ...refused,
      field: 'stopCanary',
    });
    expect((await pointer())?.canary?.composition).toBe(composition);
    expect((await client(everything).status(0)).canary).toMatchObject({ percent: 5, who: 'Ada' });
  });

  test('what was decided upon an older revision is 409, with the revision that there is', async () => {
    const { revision, composition } = await release('mfe-card');
    await release('mfe-card');
    await expect(client(everything).promote(composition, { who, revision })).rejects.toMatchObject({
      code: 'pointer-moved',
      kind: 'conflict',
    });
    const response = await server.app.inject({
      method: 'POST',
      url: registryCalls.rollback.path,
      headers: { authorization: `Bearer ${everything}` },
      payload: { who, revision },
    });
    expect([response.statusCode, response.json()]).toEqual([
      409,
      expect.objectContaining({
        error: 'conflict',
        code: 'pointer-moved',
        field: 'revision',
        revision: revision + 1,
      }),
    ]);
  });

  test.each([
    ['a composition that there is not', () => ({ composition: 'f'.repeat(16) }), 404, 'composition'],
    ['what is none', () => ({ composition: 'latest' }), 400, 'composition'],
    ['to more than all', () => ({ composition: 'f'.repeat(16), canary: 101 }), 400, 'canary'],
    ['to nobody', () => ({ composition: 'f'.repeat(16), canary: 0 }), 400, 'canary'],
  ])('promoting %s is refused', async (_, body, status, field) => {
    const response = await server.app.inject({
      method: 'POST',
      url: registryCalls.promote.path,
      headers: { authorization: `Bearer ${everything}` },
      payload: { who, ...body() },
    });
    expect([response.statusCode, response.json()]).toEqual([status, expect.objectContaining({ field })]);
  });

  test('what all users get can’t be a canary: 409', async () => {
    const current = (await pointer())?.current ?? '';
    await expect(client(everything).promote(current, { who, canary: 5 })).rejects.toMatchObject({
      code: 'already-current',
    });
  });

  test('a revoked token opens nothing any more', async () => {
    const token = await server.token('mfe-card');
    await client(token).status(0);
    await revokeToken(server.registry.path, token.split('_')[1] ?? '');
    await expect(client(token).status(0)).rejects.toMatchObject({ code: 'unauthorised' });
  });
});
