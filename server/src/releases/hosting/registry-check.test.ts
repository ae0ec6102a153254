import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filledRegistry } from '@airdex/release-registry/testing';
import type { FilledRegistry } from '@airdex/release-registry/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerHealth } from '../../http/health.ts';
import { registryCheck } from './registry-check.ts';

let registry: FilledRegistry;
let app: FastifyInstance;
beforeEach(async () => {
  registry = await filledRegistry();
  app = Fastify();
  registerHealth(app, {
    phase: () => 'ready',
    diskProblem: () => null,
    checks: { registry: registryCheck(registry.path) },
  });
});
afterEach(async () => {
  await app.close();
  await registry.remove();
});

async function ready(): Promise<unknown> {
  const response = await app.inject('/readyz');
  return [response.statusCode, response.json<{ readonly reasons: unknown }>().reasons];
}

test('a node is ready while its registry exists, and again when it is back', async () => {
  expect(await ready()).toEqual([200, []]);
  await rename(registry.path, `${registry.path}.away`);
  expect(await ready()).toEqual([503, ['registry']]);
  await rename(`${registry.path}.away`, registry.path);
  expect(await ready()).toEqual([200, []]);
});

test('a node is not ready while the files of the shell are missing', async () => {
  await rm(join(registry.path, 'shell'), { recursive: true });
  expect(await ready()).toEqual([503, ['registry']]);
});

test('a node that uses the history, or serves an earlier composition, is ready', async () => {
  await rm(join(registry.path, 'pointer.json'));
  expect(await ready()).toEqual([200, []]);
});
