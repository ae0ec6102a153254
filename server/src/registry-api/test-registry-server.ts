import { addToken } from '@airdex/release-registry';
import { filledRegistry } from '@airdex/release-registry/testing';
import type { FilledRegistry } from '@airdex/release-registry/testing';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../create-server.ts';
import { testDatabases } from '../database/test-database.ts';
import { listen } from '../listen.ts';
import { startTestServer } from '../testing/test-server.ts';

/** The real server, listening, with a registry that has something in it. */
export interface RegistryServer {
  readonly app: FastifyInstance;
  readonly url: string;
  readonly registry: FilledRegistry;
  /** Makes a deploy token. */
  token(scope: string): Promise<string>;
  close(): Promise<void>;
}

export async function startRegistryServer(): Promise<RegistryServer> {
  const [embedded] = testDatabases();
  if (embedded === undefined) throw new Error('There is no database to test with');
  const [server, registry] = await Promise.all([startTestServer(embedded), filledRegistry()]);
  const app = await createServer({ ...server.parts, registryFolder: registry.path });
  return {
    app,
    url: await listen(app, 0, null),
    registry,
    token: async (scope) => (await addToken(registry.path, { scope, note: 'tests', who: 'Ada' })).secret,
    async close() {
      await app.close();
      await server.close();
      await registry.remove();
    },
  };
}
