import { beforeAll, describe, expect, test } from 'vitest';
import { readPointer } from '@airdex/release-registry';
import type { Releases } from '@airdex/shared-contracts/api';
import { TELEMETRY_PATH } from '@airdex/shared-contracts/telemetry';
import { injectCall } from '../../../testing/inject-call.ts';
import type { CallOptions } from '../../../testing/test-call.ts';
import { shareRegistryServer } from '../../../testing/test-registry-server.ts';
import { SAMPLE_PASSWORD } from '../../start/sample-users/index.ts';

type CallName = 'getReleases' | 'promoteRelease' | 'rollBackRelease' | 'endCanary';

const { server, pointer } = shareRegistryServer();
const tokens = new Map<string, string>();
beforeAll(async () => {
  for (const username of ['demo', 'limited']) {
    const body = { username, password: SAMPLE_PASSWORD, forceLogin: true };
    const response = await injectCall(server().app, 'authenticate', { body });
    tokens.set(username, response.json<{ token: string }>().token);
  }
});

async function call<Name extends CallName>(name: Name, options: CallOptions<Name>, username = 'demo') {
  const response = await injectCall(server().app, name, { token: tokens.get(username) ?? '', ...options });
  return { status: response.statusCode, json: response.json<Record<string, unknown>>() };
}

async function releases(history = 5): Promise<Releases> {
  const { status, json } = await call('getReleases', { params: { history } });
  expect(status).toBe(200);
  return json as unknown as Releases;
}

const releaseOf = async (remote: string) =>
  (await releases(0)).status.current.parts.find(({ name }) => name === remote)?.release;

let codes = 0;
const publish = (name: string, options = {}) =>
  server().registry.release(name, `code ${(codes += 1)}`, options);

describe('releases, for users who may manage them', () => {
  test('show which composition everyone gets, and who changed it', async () => {
    const { composition } = await publish('mfe-card');
    const { status, canaryScreens } = await releases();
    expect(status.current).toMatchObject({ composition, who: 'Ada' });
    expect(status.current.parts.map(({ name }) => name)).toEqual(['shell', 'mfe-card', 'mfe-search']);
    expect(status.history[0]).toMatchObject({ action: 'publish', to: composition });
    expect([status.canary, canaryScreens]).toEqual([null, null]);
  });

  test('can be rolled back, whole or one remote, and promoted again, under the name of the user', async () => {
    const before = await pointer();
    const searchBefore = await releaseOf('mfe-search');
    const { composition, revision } = await publish('mfe-search');
    const back = await call('rollBackRelease', { body: { revision, reason: 'slow' } });
    expect(back).toEqual({ status: 200, json: { revision: revision + 1, changed: true } });
    expect((await pointer())?.current).toBe(before?.current);
    await call('promoteRelease', { body: { revision: revision + 1, composition } });
    const { status } = await releases(2);
    expect(status.current.composition).toBe(composition);
    expect(status.history).toMatchObject([
      { action: 'promote', who: 'demo' },
      { action: 'rollback', who: 'demo', reason: 'slow' },
    ]);
    await call('rollBackRelease', { body: { revision: status.revision, remote: 'mfe-search' } });
    const alone = (await releases(1)).status;
    expect(alone.history[0]).toMatchObject({
      action: 'rollback',
      releases: [expect.stringMatching(/^mfe-search [0-9a-f]{16}$/)],
    });
    expect(await releaseOf('mfe-search')).toBe(searchBefore);
  });

  test('can be tried on a share of browsers, with their reports, and stopped', async () => {
    const { composition, revision } = await publish('mfe-card', { canary: 5 });
    await call('promoteRelease', { body: { revision, composition, percent: 100 } });
    const { status } = await releases();
    expect(status.canary).toMatchObject({ composition, percent: 100, parts: [{ name: 'mfe-card' }] });
    const release = status.canary?.parts[0]?.release ?? '';
    const step = { kind: 'step', remote: 'mfe-card', release, exposed: './card', step: 'mount', ms: 9 };
    const reported = await server().app.inject({
      method: 'POST',
      url: TELEMETRY_PATH,
      headers: { cookie: `airdex-bucket=${'0'.repeat(32)}` },
      payload: {
        schemaVersion: 1,
        composition,
        records: [
          { ...step, outcome: 'done' },
          { ...step, outcome: 'failed' },
        ],
      },
    });
    expect(reported.statusCode).toBe(204);
    await expect
      .poll(async () => (await releases()).canaryScreens)
      .toEqual({ shown: 1, failed: 1, minutes: 10, limit: 0.1 });
    await call('endCanary', { body: { revision: revision + 1, composition } });
    expect(await releases()).toMatchObject({ status: { canary: null }, canaryScreens: null });
  });

  test('do not change if somebody else was faster, or a composition is unknown', async () => {
    const { revision } = await publish('mfe-card');
    const { composition } = await publish('mfe-card');
    expect(await call('rollBackRelease', { body: { revision } })).toMatchObject({
      status: 409,
      json: { error: 'conflict', field: 'revision' },
    });
    const unknown = { revision: revision + 1, composition: 'f'.repeat(16) };
    expect(await call('promoteRelease', { body: unknown })).toMatchObject({
      status: 404,
      json: { field: 'composition' },
    });
    expect(await call('promoteRelease', { body: unknown, language: 'ch' })).toMatchObject({
      json: { message: '该组合已不存在，或其部分内容已不在注册表中。请选择其他组合。' },
    });
    const both = { revision: revision + 1, to: composition, remote: 'mfe-card' };
    expect(await call('rollBackRelease', { body: both })).toMatchObject({
      status: 400,
      json: { field: 'to' },
    });
    const lines = { revision: revision + 1, reason: 'two\nlines' };
    expect(await call('rollBackRelease', { body: lines })).toMatchObject({
      status: 400,
      json: { field: 'reason' },
    });
    expect(await pointer()).toMatchObject({ current: composition, revision: revision + 1 });
  });
});

test('the server refuses users who may not manage releases', async () => {
  const { composition, revision } = await publish('mfe-card');
  const refused = { status: 403, json: { error: 'forbidden' } };
  expect(await call('getReleases', { params: { history: 5 } }, 'limited')).toMatchObject(refused);
  expect(await call('rollBackRelease', { body: { revision } }, 'limited')).toMatchObject(refused);
  const body = { revision, composition };
  expect(await call('promoteRelease', { body }, 'limited')).toMatchObject(refused);
  expect(await call('endCanary', { body }, 'limited')).toMatchObject(refused);
  expect(await readPointer(server().registry.path)).toMatchObject({ revision, current: composition });
});
