import type { Language } from '@airdex/shared-contracts/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../../database/schema.ts';
import type { Brand } from '../../../branding/brand.ts';
import { DATA_HEADERS } from '../../../http/security-headers.ts';
import { findConfirmation, useConfirmation } from './confirmation.ts';
import { confirmationPolicy, confirmedPage, gonePage, questionPage } from './confirmation-page.ts';
import { CONFIRMATION_ROUTE } from '../../../http/confirmation-path.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';
/** The form has no fields. */
const FORM_BYTES_MAX = 1024;

/** The page behind the link that confirms an address: GET asks, and the POST of its form confirms. */
export async function registerConfirmation(
  app: FastifyInstance,
  kysely: Kysely<DatabaseSchema>,
  brand: Brand,
): Promise<void> {
  const policy = confirmationPolicy(brand);
  const send = (reply: FastifyReply, status: number, html: string): FastifyReply =>
    reply
      .code(status)
      .headers({ ...DATA_HEADERS, 'Content-Security-Policy': policy })
      .type('text/html; charset=utf-8')
      .send(html);
  await app.register((pages, _options, done) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(
      FORM_TYPE,
      { parseAs: 'string', bodyLimit: FORM_BYTES_MAX },
      (_request, _body, parsed) => parsed(null, undefined),
    );
    pages.get(CONFIRMATION_ROUTE, async (request, reply) => {
      const found = await findConfirmation(kysely, secretOf(request));
      return found
        ? send(reply, 200, questionPage(found, brand))
        : send(reply, 404, gonePage(languageOf(request), brand));
    });
    pages.post(CONFIRMATION_ROUTE, async (request, reply) => {
      const used = await useConfirmation(kysely, secretOf(request));
      return used
        ? send(reply, 200, confirmedPage(used, brand))
        : send(reply, 404, gonePage(languageOf(request), brand));
    });
    done();
  });
}

function secretOf({ params }: FastifyRequest): string {
  return (params as { secret: string }).secret;
}

function languageOf({ headers }: FastifyRequest): Language {
  return /^\s*zh\b/i.test(headers['accept-language'] ?? '') ? 'ch' : 'en';
}
