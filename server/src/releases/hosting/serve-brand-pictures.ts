import type { FastifyInstance } from 'fastify';
import type { Brand, BrandPicture } from '../../branding/brand.ts';

const HEADERS = {
  // The path contains a hash of the content.
  'Cache-Control': 'public, max-age=31536000, immutable',
  // Mails show the logo.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  // A browser that opens an SVG as a page runs none of its scripts and loads nothing for it.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Serves the logo and the icon of the installation. */
export function serveBrandPictures(app: FastifyInstance, { logo, icon }: Brand): void {
  const pictures = new Map<string, BrandPicture>();
  for (const picture of [logo, icon]) if (picture !== null) pictures.set(picture.path, picture);
  for (const { path, type, content } of pictures.values())
    app.route({
      method: ['GET', 'HEAD'],
      url: path,
      handler: async (_request, reply) => reply.headers(HEADERS).type(type).send(content),
    });
}
