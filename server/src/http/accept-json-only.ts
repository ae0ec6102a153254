import type { FastifyInstance } from 'fastify';
import { parseJson } from './parse-json.ts';

/** Only JSON is taken, and an empty body of a call that needs none is none. */
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
