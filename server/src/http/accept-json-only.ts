import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/** Only JSON is taken, and an empty body of a call that needs none is none. */
export function acceptJsonOnly(api: FastifyInstance): void {
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else
      try {
        done(null, JSON.parse(body.toString()));
      } catch {
        done(new Refusal('validation', 'The body is not valid JSON'));
      }
  });
}
