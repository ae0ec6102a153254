import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { folderStore, readHistory, readPointer } from '@airdex/release-registry';
import { TELEMETRY_BYTES_MAX } from '@airdex/shared-contracts/telemetry';
import type { Composition } from '@airdex/shared-contracts/composition';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../../app/create-server.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { createTestRegistry, type TestRegistry } from '../../../testing/test-registry.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

/** There is no notification of a stopped canary, so poll. */
async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 10));
}

const kind = testDatabase();

describe('telemetry of pages', () => {
  let server: TestServer;
  let registry: TestRegistry;
  let composition: Composition;
  let app: FastifyInstance;

  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    registry = await createTestRegistry();
    composition = await registry.publish('first');
    app = await createServer({ ...server.parts, registry: folderStore(registry.folder) });
  });
  afterEach(async () => {
    await app.close();
    await registry.remove();
  });

  const source = () => ({ remote: 'mfe-card', release: composition.remotes[0]?.release ?? '' });
  const step = (fields: object = {}) => ({
    kind: 'step',
    ...source(),
    exposed: './card',
    step: 'mount',
    outcome: 'done',
    ms: 120,
    ...fields,
  });
  const send = (records: readonly object[], remoteAddress = '192.0.2.7') =>
    app.inject({
      method: 'POST',
      url: '/telemetry',
      remoteAddress,
      payload: { schemaVersion: 1, composition: composition.id, records },
    });
  const metrics = async () => (await app.inject('/metrics')).body;

  test('is accepted without a session and exported by remote and release', async () => {
    const { remote, release } = source();
    const response = await send([
      step(),
      step({ step: 'load', outcome: 'failed', failure: 108, ms: 4000 }),
      { kind: 'error', ...source(), error: 'uncaught' },
      { kind: 'vital', ...source(), vital: 'LCP', value: 1500 },
      { kind: 'vital', ...source(), vital: 'CLS', value: 0.2 },
    ]);
    expect(response.statusCode).toBe(204);
    expect(response.headers['set-cookie']).toBeUndefined();
    const text = await metrics();
    const labels = `remote="${remote}",release="${release}"`;
    for (const line of [
      `airdex_remote_steps_total{${labels},step="mount",outcome="done"} 1`,
      `airdex_remote_steps_total{${labels},step="load",outcome="failed"} 1`,
      `airdex_remote_step_duration_seconds_sum{${labels},step="mount"} 0.12`,
      `airdex_remote_errors_total{${labels},error="AIRDEX-108"} 1`,
      `airdex_remote_errors_total{${labels},error="uncaught"} 1`,
      `airdex_web_vital_seconds_sum{${labels},vital="LCP"} 1.5`,
      `airdex_layout_shift_score_bucket{le="0.25",${labels}} 1`,
    ])
      expect(text).toContain(line);
  });

  test('stops a canary whose screens fail too often, and nothing else', async () => {
    const canary = await registry.publish('second');
    const pointer = {
      schemaVersion: 1,
      revision: 7,
      current: composition.id,
      canary: { composition: canary.id, percent: 100 },
      previous: [],
      updatedAt: '2026-01-01T00:00:00.000Z',
    };
    await registry.write('pointer.json', JSON.stringify(pointer));
    const failed = step({ step: 'load', outcome: 'failed', failure: 104 });
    const report = (id: string, user: number) =>
      app.inject({
        method: 'POST',
        url: '/telemetry',
        headers: { cookie: `airdex-bucket=${user.toString(16).padStart(32, '0')}` },
        payload: { schemaVersion: 1, composition: id, records: Array.from({ length: 20 }, () => failed) },
      });
    const users = [1, 2, 3];
    for (const user of users) await report(composition.id, user);
    for (let again = 0; again < 3; again += 1) await report(canary.id, 4);
    expect((await readPointer(registry.folder))?.canary).toEqual(pointer.canary);
    for (const user of users) await report(canary.id, user);
    await waitUntil(async () => (await readPointer(registry.folder))?.canary === undefined);
    expect(await readPointer(registry.folder)).toMatchObject({ current: composition.id, revision: 8 });
    const [entry] = await readHistory(registry.folder, 8, 1);
    expect(entry).toMatchObject({
      action: 'stop-canary',
      who: 'telemetry',
      reason: '30 of 30 screens failed within 10 minutes',
    });
  });

  test('creates no figures of releases and remotes that were never published', async () => {
    const { shell } = composition;
    await send([
      step({ release: 'ffffffffffffffff' }),
      step({ remote: 'mfe-invented' }),
      { kind: 'error', remote: 'shell', release: shell.release, error: 'shell' },
    ]);
    const text = await metrics();
    expect(text).toContain(
      'airdex_remote_steps_total{remote="unknown",release="unknown",step="mount",outcome="done"} 2',
    );
    expect(text).toContain(
      `airdex_remote_errors_total{remote="shell",release="${shell.release}",error="shell"} 1`,
    );
    expect(text).not.toMatch(/ffffffffffffffff|mfe-invented/);
  });

  test('has figures of the releases that users may have, and of no earlier ones', async () => {
    const ids = [composition.id];
    const point = (canary?: string) =>
      registry.write(
        'pointer.json',
        JSON.stringify({
          schemaVersion: 1,
          revision: ids.length,
          current: ids[0],
          ...(canary === undefined ? {} : { canary: { composition: canary, percent: 10 } }),
          previous: ids.slice(1),
          updatedAt: '',
        }),
      );
    const first = source();
    const every = [
      step(first),
      { kind: 'error', ...first, error: 'uncaught' },
      { kind: 'vital', ...first, vital: 'LCP', value: 1500 },
      { kind: 'vital', ...first, vital: 'CLS', value: 0.2 },
      { kind: 'error', remote: 'shell', release: first.release, error: 'reported' },
    ];
    const tried = await registry.publish('tried');
    await point(tried.id);
    await send([...every, step({ release: tried.remotes[0]?.release })]);
    expect(await metrics()).toContain(`release="${tried.remotes[0]?.release ?? ''}"`);

    for (const text of ['two', 'three', 'four', 'five', 'six']) {
      ids.unshift((await registry.publish(text)).id);
      await point();
      await send([step()]);
    }
    expect(await metrics()).toContain(`release="${first.release}"`);
    expect(await metrics()).not.toContain(`release="${tried.remotes[0]?.release ?? ''}"`);
    ids.unshift((await registry.publish('seven')).id);
    await point();
    await send([step(first)]);
    const text = await metrics();
    expect(text).not.toContain(first.release);
    expect(text).toContain(
      'airdex_remote_steps_total{remote="mfe-card",release="older",step="mount",outcome="done"} 1',
    );
  });

  test('is rejected if invalid, naming the field', async () => {
    const refused = await send([step(), step({ ms: 'long' })]);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ error: 'validation', field: 'records.1.ms' });
    expect((await send([])).json()).toMatchObject({ field: 'records' });
    const broken = await app.inject({
      method: 'POST',
      url: '/telemetry',
      headers: { 'content-type': 'application/json' },
      payload: '{"records":',
    });
    expect(broken.statusCode).toBe(400);
    expect(await metrics()).not.toContain('airdex_remote_steps_total{');
  });

  test('is rejected if it is large, or not JSON', async () => {
    const large = await app.inject({
      method: 'POST',
      url: '/telemetry',
      payload: { text: 'x'.repeat(TELEMETRY_BYTES_MAX) },
    });
    expect(large.statusCode).toBe(413);
    const form = { 'content-type': 'text/plain' };
    const plain = await app.inject({ method: 'POST', url: '/telemetry', headers: form, payload: 'x' });
    expect(plain.statusCode).toBe(415);
  });

  test('makes an address that sends too much wait, but not others', async () => {
    await app.close();
    app = await createServer({
      ...server.parts,
      registry: folderStore(registry.folder),
      http: { rateLimits: 0.01 },
    });
    for (let batch = 0; batch < 6; batch++) expect((await send([step()])).statusCode).toBe(204);
    const refused = await send([step()]);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send([step()], '192.0.2.8')).statusCode).toBe(204);
  });
});
