import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { HttpError } from './http-error.ts';
import { parseJson } from './parse-json.ts';

/** The text of a body. Rejects invalid UTF-8, which would otherwise be stored with replacement characters. */
function utf8Text(body: Buffer): string {
  if (!isUtf8(body)) throw new HttpError('validation', 'The body is not valid UTF-8');
  return body.toString();
}

/**
 * Accepts only JSON. An empty body of a call that needs none counts as no body.
 * @param bodyLimit maximum bytes; unset: those of the route
 */
export function acceptJsonOnly(api: FastifyInstance, bodyLimit?: number): void {
  api.removeAllContentTypeParsers();
  api.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', ...(bodyLimit === undefined ? {} : { bodyLimit }) },
    (_request, body: Buffer, done) => {
      try {
        done(null, body.length === 0 ? undefined : parseJson(utf8Text(body)));
      } catch (error) {
        done(error as Error);
      }
    },
  );
}
