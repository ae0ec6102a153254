import { afterAll, afterEach, beforeAll } from 'vitest';
import { addToken, folderStore, readPointer, stopCanary } from '@airdex/release-registry';
import type { Registry } from '@airdex/release-registry';
import type { CompositionPointer } from '@airdex/shared-contracts/composition';
import { httpRegistry } from '@airdex/release-registry/http-client';
import { filledRegistry } from '@airdex/release-registry/testing';
import type { FilledRegistry } from '@airdex/release-registry/testing';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../src/app/create-server.ts';
import { testDatabase } from './test-database.ts';
import { CONNECTION_LIMITS, type ConnectionLimits } from '../src/http/create-http-server.ts';
import { listen } from '../src/listen.ts';
import { startTestServer } from './test-server.ts';

/** The real server, listening, with a registry that contains releases. */
export interface RegistryServer {
  readonly app: FastifyInstance;
  readonly url: string;
  readonly registry: FilledRegistry;
  /** Creates a deploy token. */
  token(scope: string): Promise<string>;
  close(): Promise<void>;
}

/** @param limits of its connections, other than the usual */
export async function startRegistryServer(limits: Partial<ConnectionLimits> = {}): Promise<RegistryServer> {
  const [server, registry] = await Promise.all([startTestServer(testDatabase()), filledRegistry()]);
  const app = await createServer({
    ...server.parts,
    registry: folderStore(registry.path),
    http: { connectionLimits: { ...CONNECTION_LIMITS, ...limits } },
  });
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

/** Shared by the tests of one file: a server with a registry, in which no canary runs when a test begins. */
export interface SharedRegistryServer {
  readonly server: () => RegistryServer;
  /** A token for everything, or for mfe-card. */
  readonly tokenOf: (scope: '*' | 'mfe-card') => string;
  /** The registry's client with such a token. */
  readonly client: (scope: '*' | 'mfe-card') => Registry;
  readonly pointer: () => Promise<CompositionPointer | undefined>;
}

/** Starts a server before the first test of a file, and stops it after the last. */
export function shareRegistryServer(): SharedRegistryServer {
  let server: RegistryServer | undefined;
  const tokens = new Map<string, string>();
  const started = () => {
    if (server === undefined) throw new Error('The server has not been started');
    return server;
  };
  const tokenOf: SharedRegistryServer['tokenOf'] = (scope) => tokens.get(scope) ?? '';
  beforeAll(async () => {
    server = await startRegistryServer();
    for (const scope of ['*', 'mfe-card']) tokens.set(scope, await server.token(scope));
  });
  afterEach(async () => {
    await stopCanary(started().registry.path, { who: 'Cleanup' });
  });
  afterAll(() => started().close());
  return {
    server: started,
    tokenOf,
    client: (scope) => httpRegistry({ url: started().url, token: tokenOf(scope) }),
    pointer: async () => readPointer(started().registry.path),
  };
}
