import { randomBytes } from 'node:crypto';
import { contentPolicy, renderPage } from '@airdex/release-registry/page';
import type { SiteSettings } from '@airdex/shared-contracts/remote-contract';
import type { FastifyInstance } from 'fastify';
import { LETTER_STYLE_HASH } from '../daily-update/letter/letter-style.ts';
import { sendNotFound } from '../http/error-handling.ts';
import { awayPage, awayPageHeaders } from './away-page/away-page.ts';
import { bucketCookie, browserChoice, newBucketKey, OWN_ANSWER_HEADERS } from './browser-choice.ts';
import { grantOverrides } from './grant-overrides.ts';
import { PAGE_HEADERS } from './page-headers.ts';
import type { RegistryReader } from './registry-reader.ts';
import { screenOfPath } from './screen-of-path.ts';
import { wantsPage } from './wants-page.ts';

/** Of ROUTES.letter, as the shell matches it. */
const LETTER_PATH = /^\/letter\/[^/]+\/?$/i;

interface PageSettings {
  readonly site: SiteSettings;
  readonly overrideOrigins: readonly string[];
}

/** Answers every address of the application with the shell's HTML; the shell says what is not found there. */
export function servePages(
  app: FastifyInstance,
  registry: RegistryReader,
  { site, overrideOrigins }: PageSettings,
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const path = request.url.split('?')[0] ?? '/';
      if (!wantsPage(path, request.headers.accept)) {
        sendNotFound(request, reply);
        return reply;
      }
      const choice = browserChoice(request.headers.cookie);
      const served = await registry.forBrowser(choice);
      const nonce = randomBytes(16).toString('base64');
      if (served === undefined) {
        return reply
          .code(503)
          .headers(awayPageHeaders(nonce))
          .type('text/html; charset=utf-8')
          .send(awayPage(site, nonce));
      }
      // For the pages to come: this one is in no canary, for a browser that keeps no cookies would be drawn anew each time.
      if (choice.bucketKey === undefined)
        void reply.header('Set-Cookie', bucketCookie(newBucketKey(), request.protocol === 'https'));
      const overrides = grantOverrides(request.url, request.headers.cookie, overrideOrigins);
      return reply
        .headers({
          ...PAGE_HEADERS,
          ...OWN_ANSWER_HEADERS,
          'Content-Security-Policy': contentPolicy(served.composition, nonce, {
            letterStyle: LETTER_PATH.test(path) ? LETTER_STYLE_HASH : null,
            overrides,
          }),
        })
        .type('text/html; charset=utf-8')
        .send(
          renderPage(served, {
            site,
            screen: screenOfPath(path, served.composition.remotes),
            nonce,
            overrides,
          }),
        );
    },
  });
}
