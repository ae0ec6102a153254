import { ROUTES } from '@airdex/shared-contracts/routes';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import { HttpError } from '../../http/http-error.ts';
import { unsubscribe } from './daily-update-handlers.ts';

/** What mail programs post, and nothing else. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const FORM_BYTES_MAX = 4096;
/** The field of RFC 8058, in either encoding of a form. */
const ONE_CLICK =
  /(?:^|&)List-Unsubscribe=One-Click(?:&|$)|name="?List-Unsubscribe"?\r?\n(?:[^\r\n]+\r?\n)*\r?\nOne-Click/i;

/**
 * Unsubscribing by mail programs (RFC 8058): a POST of a form to the address of the unsubscribe page, without
 * cookies and without a further question. The page itself calls `disableDailyUpdate`.
 */
export async function registerOneClick(
  app: FastifyInstance,
  { kysely, key }: { readonly kysely: Kysely<DatabaseSchema>; readonly key: Uint8Array },
): Promise<void> {
  await app.register((forms, _options, done) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      FORM_TYPES,
      { parseAs: 'string', bodyLimit: FORM_BYTES_MAX },
      (_request, body, parsed) => parsed(null, body),
    );
    forms.post(ROUTES.unsubscribe, async (request, reply) => {
      if (typeof request.body !== 'string' || !ONE_CLICK.test(request.body.trim()))
        throw new HttpError('validation', 'Send the form field List-Unsubscribe=One-Click');
      const parts = request.params as { idLetter: string; idUser: string };
      if (!(await unsubscribe(kysely, key, parts)))
        throw new HttpError('not-found', 'This link is no longer available!');
      return reply
        .headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
        .type('text/plain; charset=utf-8')
        .send('Unsubscribed');
    });
    done();
  });
}
