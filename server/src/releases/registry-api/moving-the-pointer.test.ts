import { describe, expect, test } from 'vitest';
import { revokeToken } from '@airdex/release-registry';
import { registryCalls } from '@airdex/release-registry/http-api';
import { httpRegistry } from '@airdex/release-registry/http-client';
import { shareRegistryServer } from '../../../testing/test-registry-server.ts';

const who = 'Ben';
const { server, tokenOf, client, pointer } = shareRegistryServer();
let codes = 0;
const release = (name: string, options = {}) =>
  server().registry.release(name, `code ${(codes += 1)}`, options);

describe('promoting and rolling back over HTTP', () => {
  test('the token for everything rolls a composition back and promotes it again', async () => {
    const before = await pointer();
    const { composition } = await release('mfe-search');
    expect(await client('*').rollback({ who })).toMatchObject({ current: before?.current });
    expect(await client('*').promote(composition, { who })).toMatchObject({ current: composition });
    const { history } = await client('*').status(2);
    expect(history.map(({ action, who: by }) => [action, by])).toEqual([
      ['promote', who],
      ['rollback', who],
    ]);
  });

  test('a team rolls back its own remote, and no other', async () => {
    await release('mfe-card');
    const mine = await client('mfe-card').rollbackRemote({ who, remote: 'mfe-card' });
    expect(mine.changed).toBe(true);
    await expect(client('mfe-card').rollbackRemote({ who, remote: 'mfe-search' })).rejects.toMatchObject({
      code: 'forbidden',
      message: 'This deploy token is for mfe-card: it may not roll back mfe-search',
      hint: expect.stringContaining('Use a token for mfe-search'),
      field: 'remote',
    });
    await expect(client('mfe-card').rollback({ who })).rejects.toMatchObject({
      code: 'forbidden',
      hint: expect.stringContaining('`mfe rollback --remote mfe-card` rolls back only that remote'),
      field: 'to',
    });
  });

  test('a team removes its own remote from the product if it is at its first release', async () => {
    await release('mfe-weather');
    const token = await server().token('mfe-weather');
    const mine = httpRegistry({ url: server().url, token });
    await expect(client('mfe-card').rollbackRemote({ who, remote: 'mfe-weather' })).rejects.toMatchObject({
      code: 'forbidden',
    });
    expect(await mine.rollbackRemote({ who, remote: 'mfe-weather' })).toMatchObject({
      parts: [{ name: 'mfe-weather', from: expect.stringMatching(/^[0-9a-f]{16}$/), to: null }],
    });
    const { current, history } = await mine.status(1);
    expect(current.parts.map(({ name }) => name)).not.toContain('mfe-weather');
    expect(history[0]).toMatchObject({ action: 'rollback', takenOut: 'mfe-weather' });
    await expect(mine.rollbackRemote({ who, remote: 'mfe-weather' })).rejects.toMatchObject({
      code: 'remote-missing',
      kind: 'missing',
    });
  });

  test('a team widens, promotes and stops a canary of its own remote', async () => {
    const { composition } = await release('mfe-card', { canary: 5 });
    expect(await client('mfe-card').promote(composition, { who, canary: 30 })).toMatchObject({
      canary: { composition, percent: 30 },
    });
    expect(await client('mfe-card').stopCanary({ who, reason: 'slow' })).toMatchObject({ canary: null });
    await client('*').promote(composition, { who, canary: 5 });
    expect(await client('mfe-card').promote(composition, { who })).toMatchObject({ current: composition });
  });

  test('a team that promotes the first composition of its canary learns which one it is now', async () => {
    const { composition } = await release('mfe-card', { canary: 5 });
    const now = (await release('mfe-search')).canary?.composition ?? '';
    const mine = client('mfe-card');
    await expect(mine.promote(composition, { who })).rejects.toMatchObject({
      code: 'canary-runs',
      hint: `Promote ${now}.`,
    });
    // This would give all users the older release of mfe-search.
    await expect(mine.promote(composition, { who, stopCanary: true })).rejects.toMatchObject({
      code: 'forbidden',
    });
    expect(await mine.promote(now, { who })).toMatchObject({ current: now });
  });

  test('a team may stop its canary even if none is running, which changes nothing', async () => {
    const { revision } = await release('mfe-card');
    expect(await client('mfe-card').stopCanary({ who })).toMatchObject({ changed: false, canary: null });
    const folder = await server().registry.build('mfe-card', 'without a canary');
    expect(await client('mfe-card').publish([folder], { who, stopCanary: true })).toMatchObject({
      revision: revision + 1,
    });
  });

  test('a team does not control a canary with other changes', async () => {
    const { composition } = await release('mfe-search', { canary: 5 });
    const refused = { code: 'forbidden' };
    await expect(client('mfe-card').promote(composition, { who })).rejects.toMatchObject(refused);
    await expect(client('mfe-card').stopCanary({ who })).rejects.toMatchObject(refused);
    const folder = await server().registry.build('mfe-card', 'with stop');
    await expect(client('mfe-card').publish([folder], { who, stopCanary: true })).rejects.toMatchObject({
      ...refused,
      field: 'stopCanary',
    });
    expect((await pointer())?.canary?.composition).toBe(composition);
    expect((await client('*').status(0)).canary).toMatchObject({ percent: 5, who: 'Ada' });
  });

  test('a team does not control a canary that lacks a remote of another team', async () => {
    const before = (await pointer())?.current ?? '';
    await release('mfe-tides');
    await client('*').promote(before, { who, canary: 5 });
    const refused = { code: 'forbidden' };
    await expect(client('mfe-card').promote(before, { who })).rejects.toMatchObject(refused);
    await expect(client('mfe-card').stopCanary({ who })).rejects.toMatchObject(refused);
    const owner = httpRegistry({ url: server().url, token: await server().token('mfe-tides') });
    expect(await owner.promote(before, { who, canary: 30 })).toMatchObject({ canary: { percent: 30 } });
  });

  test('a decision based on an older revision is 409, with the current revision', async () => {
    const { revision, composition } = await release('mfe-card');
    await release('mfe-card');
    await expect(client('*').promote(composition, { who, revision })).rejects.toMatchObject({
      code: 'pointer-moved',
      kind: 'conflict',
    });
    const response = await server().app.inject({
      method: 'POST',
      url: registryCalls.rollback.path,
      headers: { authorization: `Bearer ${tokenOf('*')}` },
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
    ['a missing composition', () => ({ composition: 'f'.repeat(16) }), 404, 'composition'],
    ['an invalid composition id', () => ({ composition: 'latest' }), 400, 'composition'],
    ['to more than 100%', () => ({ composition: 'f'.repeat(16), canary: 101 }), 400, 'canary'],
    ['to 0%', () => ({ composition: 'f'.repeat(16), canary: 0 }), 400, 'canary'],
  ])('promoting %s is rejected', async (_, body, status, field) => {
    const response = await server().app.inject({
      method: 'POST',
      url: registryCalls.promote.path,
      headers: { authorization: `Bearer ${tokenOf('*')}` },
      payload: { who, ...body() },
    });
    expect([response.statusCode, response.json()]).toEqual([status, expect.objectContaining({ field })]);
  });

  test.each([
    ['a release of no remote', () => ({ release: 'f'.repeat(16) }), 'remote'],
    ['one remote to a composition', () => ({ remote: 'mfe-card', to: 'f'.repeat(16) }), 'to'],
  ])('rolling back %s is rejected', async (_, body, field) => {
    const before = await pointer();
    const response = await server().app.inject({
      method: 'POST',
      url: registryCalls.rollback.path,
      headers: { authorization: `Bearer ${tokenOf('*')}` },
      payload: { who, ...body() },
    });
    expect([response.statusCode, response.json()]).toEqual([400, expect.objectContaining({ field })]);
    expect(await pointer()).toEqual(before);
  });

  test('the current composition cannot become a canary: 409', async () => {
    const current = (await pointer())?.current ?? '';
    await expect(client('*').promote(current, { who, canary: 5 })).rejects.toMatchObject({
      code: 'already-current',
    });
  });

  test('a revoked token is rejected', async () => {
    const token = await server().token('mfe-card');
    await httpRegistry({ url: server().url, token }).status(0);
    await revokeToken(server().registry.path, token.split('_')[1] ?? '');
    await expect(httpRegistry({ url: server().url, token }).status(0)).rejects.toMatchObject({
      code: 'unauthorised',
    });
  });
});
