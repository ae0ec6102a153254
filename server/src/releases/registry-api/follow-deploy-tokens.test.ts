import { afterEach, beforeEach, expect, test } from 'vitest';
import { addToken, revokeToken } from '@airdex/release-registry';
import { filledRegistry, type FilledRegistry } from '@airdex/release-registry/testing';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { createLogger } from '../../http/create-logger.ts';
import { until } from '../../../testing/until.ts';
import { followDeployTokens } from './follow-deploy-tokens.ts';

let registry: FilledRegistry;
let app: FastifyInstance;
let written: string;
beforeEach(async () => {
  registry = await filledRegistry();
  await addToken(registry.path, { scope: '*', note: '', who: 'Ada' });
  written = '';
  const loggerInstance: FastifyBaseLogger = createLogger('warn', { write: (line) => void (written += line) });
  app = Fastify({ loggerInstance });
  followDeployTokens(app, registry.path, 5);
  await app.ready();
});
afterEach(async () => {
  await app.close();
  await registry.remove();
});

test('created and revoked deploy tokens are logged, without secrets', async () => {
  const { secret, token } = await addToken(registry.path, { scope: 'mfe-card', note: 'n', who: 'Ada' });
  await until(async () => written.includes('deploy-token-added'));
  await revokeToken(registry.path, token.id);
  await until(async () => written.includes('deploy-token-revoked'));
  expect(
    written
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual([
    expect.objectContaining({
      security: 'deploy-token-added',
      token: token.id,
      scope: 'mfe-card',
      createdBy: 'Ada',
    }),
    expect.objectContaining({ security: 'deploy-token-revoked', token: token.id, scope: 'mfe-card' }),
  ]);
  expect(written).not.toContain(secret.split('_').at(-1));
});
