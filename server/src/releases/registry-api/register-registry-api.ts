import type { DeployToken, RegistryStore } from '@airdex/release-registry';
import { registryCalls, UPLOAD_TYPE } from '@airdex/release-registry/http-api';
import type { RegistryCallName } from '@airdex/release-registry/http-api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { acceptJsonOnly } from '../../http/accept-json-only.ts';
import { DATA_HEADERS } from '../../http/security-headers.ts';
import { deployCaller } from './deploy-caller.ts';
import { REGISTRY_HANDLERS } from './registry-handlers.ts';
import { registryFailure } from './registry-http-error.ts';

/**
 * The registry over HTTP: a route for every entry of its table. Every call requires a deploy token, which is
 * checked before its body is read. Register it without a prefix.
 */
export async function registerRegistryApi(app: FastifyInstance, store: RegistryStore): Promise<void> {
  const callers = new WeakMap<FastifyRequest, DeployToken>();
  await app.register(async (api) => {
    acceptJsonOnly(api);
    // The stream itself: it is read, and counted, as it is stored.
    api.addContentTypeParser(UPLOAD_TYPE, (_request, payload, done) => done(null, payload));
    api.addHook('onRequest', async (request, reply) => {
      void reply.headers(DATA_HEADERS);
      const token = await deployCaller(store.folder, request);
      request.deployToken = token;
      callers.set(request, token);
    });
    for (const [name, { method, path }] of Object.entries(registryCalls)) {
      const handle = REGISTRY_HANDLERS[name as RegistryCallName];
      api.route({
        method,
        url: path,
        async handler(request, reply) {
          const token = callers.get(request);
          if (token === undefined) throw new Error('A call to the registry has no caller');
          try {
            return await reply
              .type('application/json; charset=utf-8')
              .send(JSON.stringify(await handle({ store, token, request })));
          } catch (error) {
            throw registryFailure(error, request.log);
          }
        },
      });
    }
  });
}
