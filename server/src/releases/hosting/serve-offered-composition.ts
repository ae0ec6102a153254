import { OFFERED_COMPOSITION_PATH } from '@airdex/shared-contracts/composition';
import type { OfferedComposition } from '@airdex/shared-contracts/composition';
import type { FastifyInstance } from 'fastify';
import { sendHttpError } from '../../http/error-handling.ts';
import { HttpError } from '../../http/http-error.ts';
import { DATA_HEADERS } from '../../http/security-headers.ts';
import { browserChoice, OWN_RESPONSE_HEADERS } from './browser-choice.ts';
import { RETRY_SECONDS } from './maintenance-page/maintenance-page.ts';
import type { RegistryReader } from './registry-reader.ts';

/** Returns the composition that the browser of a page would get now, without a body if the page already has it. */
export function serveOfferedComposition(app: FastifyInstance, registry: RegistryReader): void {
  app.get(OFFERED_COMPOSITION_PATH, async (request, reply) => {
    const served = await registry.forBrowser(browserChoice(request.headers.cookie));
    if (served === undefined) {
      const headers = { 'Retry-After': String(RETRY_SECONDS) };
      const httpError = new HttpError('unavailable', 'No shell can be served at the moment', { headers });
      sendHttpError(httpError, request, reply);
      return reply;
    }
    const offered: OfferedComposition = {
      id: served.composition.id,
      pointerRevision: served.pointerRevision,
    };
    const tag = `"${offered.id}-${offered.pointerRevision}"`;
    void reply.headers({ ...DATA_HEADERS, ...OWN_RESPONSE_HEADERS, ETag: tag });
    // A proxy that compresses marks the tag as weak.
    const known = (request.headers['if-none-match'] ?? '')
      .split(',')
      .map((each) => each.trim().replace(/^W\//, ''));
    if (known.includes(tag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(offered));
  });
}
