import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Brand } from '../../branding/brand.ts';
import { sendNotFound } from '../../http/error-handling.ts';

/** The picture for link previews. */
export const PREVIEW_IMAGE_PATH = '/preview.png';

/** What crawlers, browsers and link previews request at fixed addresses, by path. */
const SITE_FILES = [
  { path: '/robots.txt', type: 'text/plain; charset=utf-8' },
  { path: '/favicon.ico', type: 'image/x-icon' },
  { path: PREVIEW_IMAGE_PATH, type: 'image/png' },
] as const;

const DAY_SECONDS = 24 * 60 * 60;

const HEADERS = {
  'Cache-Control': `public, max-age=${DAY_SECONDS}`,
  // Previews of other sites show the picture.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Show the name or the mark of the product. */
const OF_PRODUCT: readonly string[] = ['/favicon.ico', PREVIEW_IMAGE_PATH];

/** Serves {@link SITE_FILES}, the same for everybody. */
export function serveSiteFiles(app: FastifyInstance, { isSet }: Brand): void {
  for (const { path, type } of SITE_FILES) {
    if (isSet && OF_PRODUCT.includes(path)) {
      // Otherwise the page for unknown addresses would be the response.
      app.route({ method: ['GET', 'HEAD'], url: path, handler: sendNotFound });
      continue;
    }
    const content = readFileSync(new URL(`./site-files${path}`, import.meta.url));
    app.route({
      method: ['GET', 'HEAD'],
      url: path,
      handler: async (_request, reply) => reply.headers(HEADERS).type(type).send(content),
    });
  }
}
