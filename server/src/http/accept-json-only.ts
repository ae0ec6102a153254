import type { FastifyInstance } from 'fastify';
import { parseJson } from './parse-json.ts';

/** Accepts only JSON. An empty body of a call that needs none counts as no body. */
export function acceptJsonOnly(api: FastifyInstance): void {
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body.length === 0 ? undefined : parseJson(body.toString()));
    } catch (error) {
      done(error as Error);
    }
  });
}
