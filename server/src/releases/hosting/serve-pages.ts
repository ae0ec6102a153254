import { randomBytes } from 'node:crypto';
import { contentPolicy, renderPage } from '@airdex/release-registry/page';
import { remotePageAt, type Composition } from '@airdex/shared-contracts/composition';
import type { SiteSettings } from '@airdex/shared-contracts/remote-contract';
import { isLocalMachine, ROUTES, type RouteName } from '@airdex/shared-contracts/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brandStyles } from '../../branding/brand-styles.ts';
import type { Brand } from '../../branding/brand.ts';
import { letterStyleHash } from '../../features/daily-update/letter/letter-style.ts';
import { sendNotFound } from '../../http/error-handling.ts';
import { maintenancePage, maintenancePageHeaders } from './maintenance-page/maintenance-page.ts';
import { bucketCookie, browserChoice, newBucketKey, OWN_RESPONSE_HEADERS } from './browser-choice.ts';
import { grantOverrides } from './grant-overrides.ts';
import type { OverrideRights } from './grant-overrides.ts';
import { pageCalls } from './page-calls.ts';
import { PAGE_HEADERS } from './page-headers.ts';
import type { RegistryReader } from './registry-reader.ts';
import { screenOfPath } from './screen-of-path.ts';
import { PREVIEW_IMAGE_PATH } from './serve-site-files.ts';
import { wantsPage } from './wants-page.ts';

/** Of ROUTES.letter, as the shell matches it. */
const LETTER_PATH = /^\/letter\/[^/]+\/?$/i;

interface PageSettings {
  /** Address that browsers load releases from; null: this server. */
  readonly assetsUrl: string | null;
  readonly site: SiteSettings;
  readonly brand: Brand;
  /** What the user who requests a page may override. */
  readonly rightsOf: (request: FastifyRequest) => Promise<OverrideRights>;
  /** The site's address for subscribers, without a trailing slash; required by link previews. */
  readonly publicUrl?: (() => string) | undefined;
}

/**
 * Responds to every address of the application with the shell's HTML. An address without a page gets it as
 * well, with status 404: the shell then shows the not-found page.
 */
export function servePages(
  app: FastifyInstance,
  registry: RegistryReader,
  { assetsUrl, site, brand, rightsOf, publicUrl }: PageSettings,
): void {
  const letterStyle = letterStyleHash(brand);
  const assetsOrigin = assetsUrl === null ? null : new URL(assetsUrl).origin;
  const styles = brandStyles(brand);
  const icon = brand.isSet ? brand.icon : undefined;
  const response = async (request: FastifyRequest, reply: FastifyReply, isPage: PageTest) => {
    const path = request.url.split('?')[0] ?? '/';
    if (!wantsPage(path, request.headers.accept)) return sendNotFound(request, reply);
    const choice = browserChoice(request.headers.cookie);
    const served = await registry.forBrowser(choice);
    const nonce = randomBytes(16).toString('base64');
    if (served === undefined) {
      return reply
        .code(503)
        .headers(maintenancePageHeaders(nonce, assetsOrigin))
        .type('text/html; charset=utf-8')
        .send(maintenancePage(site, nonce, assetsOrigin));
    }
    // For future pages: this one is in no canary, because a browser without cookies would be assigned again
    // each time.
    if (choice.bucketKey === undefined)
      void reply.header('Set-Cookie', bucketCookie(newBucketKey(), request.protocol === 'https'));
    const screen = screenOfPath(path, served.composition.remotes);
    const overrides = grantOverrides(request.url, request.headers.cookie, await rightsOf(request));
    return reply
      .code(isPage(request, served.composition) ? 200 : 404)
      .headers({
        ...PAGE_HEADERS,
        ...OWN_RESPONSE_HEADERS,
        'Content-Security-Policy': contentPolicy(served.composition, nonce, {
          letterStyle: LETTER_PATH.test(path) ? letterStyle : null,
          overrides,
          template: served.template,
        }),
      })
      .type('text/html; charset=utf-8')
      .send(
        renderPage(served, {
          site,
          screen,
          callsFor: (firstCalls) =>
            pageCalls(firstCalls, { url: request.url, parameters: screen?.parameters ?? {} }),
          nonce,
          overrides,
          styles,
          icon,
          previewImage: publicUrl && !brand.isSet ? publicUrl() + PREVIEW_IMAGE_PATH : undefined,
        }),
      );
  };
  const route = (url: string, isPage: PageTest): void => {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: (request, reply) => response(request, reply, isPage),
    });
  };
  for (const name of Object.keys(ROUTES) as RouteName[])
    route(ROUTES[name], PAGE_TESTS[name] ?? (() => true));
  route('/*', isPageOfRemote);
}

/** Whether an address that a route matches has a page. */
type PageTest = (request: FastifyRequest, composition: Composition) => boolean;

/** Of the routes that do not have a page at every address they match. */
const PAGE_TESTS: Readonly<Partial<Record<RouteName, PageTest>>> = {
  card: ({ params }) => /^\d+$/.test((params as { readonly id: string }).id),
  guidelines: ({ hostname }) => isLocalMachine(hostname),
};
const isPageOfRemote: PageTest = ({ url }, { remotes }) =>
  remotePageAt(remotes, url.split('?')[0] ?? '/') !== undefined;
