import type { Language } from '@airdex/shared-contracts/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../../database/schema.ts';
import { DATA_HEADERS } from '../../../http/security-headers.ts';
import { findConfirmation, useConfirmation } from './confirmation.ts';
import { CONFIRMATION_POLICY, confirmedPage, gonePage, questionPage } from './confirmation-page.ts';
import { CONFIRMATION_ROUTE } from '../../../http/confirmation-path.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';
/** The form has no fields. */
const FORM_BYTES_MAX = 1024;

/** The page behind the link that confirms an address: GET asks, and the POST of its form confirms. */
export async function registerConfirmation(
  app: FastifyInstance,
  kysely: Kysely<DatabaseSchema>,
): Promise<void> {
  await app.register((pages, _options, done) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(
      FORM_TYPE,
      { parseAs: 'string', bodyLimit: FORM_BYTES_MAX },
      (_request, _body, parsed) => parsed(null, undefined),
    );
    pages.get(CONFIRMATION_ROUTE, async (request, reply) => {
      const found = await findConfirmation(kysely, secretOf(request));
      return found ? send(reply, 200, questionPage(found)) : send(reply, 404, gonePage(languageOf(request)));
    });
    pages.post(CONFIRMATION_ROUTE, async (request, reply) => {
      const used = await useConfirmation(kysely, secretOf(request));
      return used ? send(reply, 200, confirmedPage(used)) : send(reply, 404, gonePage(languageOf(request)));
    });
    done();
  });
}

function send(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .code(status)
    .headers({ ...DATA_HEADERS, 'Content-Security-Policy': CONFIRMATION_POLICY })
    .type('text/html; charset=utf-8')
    .send(html);
}

function secretOf({ params }: FastifyRequest): string {
  return (params as { secret: string }).secret;
}

function languageOf({ headers }: FastifyRequest): Language {
  return /^\s*zh\b/i.test(headers['accept-language'] ?? '') ? 'ch' : 'en';
}
