import type { FastifyInstance } from 'fastify';
import { parseJson } from './parse-json.ts';

/**
 * Accepts only JSON. An empty body of a call that needs none counts as no body.
 * @param bodyLimit maximum bytes; unset: those of the route
 */
export function acceptJsonOnly(api: FastifyInstance, bodyLimit?: number): void {
  api.removeAllContentTypeParsers();
  api.addContentTypeParser(
    'application/json',
    { parseAs: 'string', ...(bodyLimit === undefined ? {} : { bodyLimit }) },
    (_request, body, done) => {
      try {
        done(null, body.length === 0 ? undefined : parseJson(body.toString()));
      } catch (error) {
        done(error as Error);
      }
    },
  );
}
