import { listTokens, type DeployToken } from '@airdex/release-registry';
import type { FastifyInstance } from 'fastify';
import { logSecurity } from '../../security-log/log-security.ts';

/**
 * How often the registry is checked, milliseconds: `mfe token` creates and revokes tokens while the server
 * runs.
 */
const EVERY_MS = 10_000;

const byId = (tokens: readonly DeployToken[]): ReadonlyMap<string, DeployToken> =>
  new Map(tokens.map((token) => [token.id, token]));

/** Logs the deploy tokens that are created and revoked while the server runs. */
export function followDeployTokens(app: FastifyInstance, registryFolder: string, everyMs = EVERY_MS): void {
  let known: ReadonlyMap<string, DeployToken> | undefined;
  let polling = Promise.resolve();
  const poll = async (): Promise<void> => {
    const tokens = byId(await listTokens(registryFolder));
    for (const [id, { scope, createdBy }] of tokens)
      if (known?.has(id) === false)
        logSecurity(app.log, 'deploy-token-added', { token: id, scope, createdBy });
    for (const [id, { scope }] of known ?? [])
      if (!tokens.has(id)) logSecurity(app.log, 'deploy-token-revoked', { token: id, scope });
    known = tokens;
  };
  const pollSafely = (): Promise<void> =>
    // A damaged file is reported to publishers.
    poll().catch(() => undefined);
  const timer = setInterval(() => {
    polling = polling.then(pollSafely);
  }, everyMs).unref();
  app.addHook('onReady', pollSafely);
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await polling;
  });
}
