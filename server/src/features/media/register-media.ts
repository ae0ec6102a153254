import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Authentication } from '../account/authentication.ts';
import type { Caller } from '../../http/caller.ts';
import { HttpError } from '../../http/http-error.ts';
import type { CatalogueServices } from '../../catalogue/catalogue-services.ts';
import { unlessReplaced } from './content-files.ts';
import type { MediaFolders } from './media-folders.ts';
import { pictureWidth, type PictureRequest } from './open-picture.ts';
import { programmePicture, programmeVideo } from './programme-media.ts';
import { reportFile } from './report-media.ts';
import { sendContent, type Content } from './send-content.ts';
import { createSmallPictures } from './small-pictures.ts';

export interface MediaOptions {
  readonly services: CatalogueServices;
  readonly authentication: Authentication;
  readonly folders: MediaFolders;
}

/** What a directly opened medium may do: nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/**
 * Pictures, videos and report files under /media/, for users with access; for others they do not exist.
 * Authenticated by bearer token or by the cookie set at login. GET and HEAD, conditional requests, ranges.
 */
export async function registerMedia(app: FastifyInstance, options: MediaOptions): Promise<void> {
  const { services, authentication, folders } = options;
  const small = createSmallPictures();
  await app.register((media, _options, done) => {
    media.addHook('onRequest', async (_request, reply) => {
      reply.headers({
        'Cache-Control': 'private, max-age=3600',
        'Content-Security-Policy': `${POLICY}; sandbox`,
        'Cross-Origin-Resource-Policy': 'same-origin',
        'X-Content-Type-Options': 'nosniff',
        Vary: 'Authorization, Cookie',
      });
    });

    type Find = (caller: Caller, file: string, request: PictureRequest) => Promise<Content | null>;
    const route = (url: string, find: Find): void => {
      media.route({
        method: ['GET', 'HEAD'],
        url,
        async handler(request, reply) {
          const caller = await authentication.ofMediaRequest(request);
          const { file } = request.params as { file: string };
          const width = pictureWidth(request.query);
          return unlessReplaced(async () =>
            send(request, reply, await find(caller, file, { folders, small, width })),
          );
        },
      });
    };
    route('/media/pictures/:file', (caller, file, request) =>
      programmePicture(services, caller, file, request),
    );
    route('/media/videos/:file', (caller, file) => programmeVideo(services, caller, file, folders));
    route('/media/reports/:file', (caller, file, request) =>
      reportFile(services.reader, caller, file, request),
    );
    media.all('/media/*', () => {
      throw noSuchFile();
    });
    done();
  });
}

function send(request: FastifyRequest, reply: FastifyReply, content: Content | null): Promise<FastifyReply> {
  if (!content) throw noSuchFile();
  if ('fileName' in content && typeof content.fileName === 'string')
    reply.headers({
      // The browsers' PDF viewers don't work in a sandbox.
      'Content-Security-Policy': `${POLICY}; object-src 'self'`,
      'Content-Disposition': contentDisposition(content.fileName, { type: 'inline' }),
    });
  return sendContent(request, reply, content);
}

function noSuchFile(): HttpError {
  return new HttpError('not-found', { en: 'There is no such file', ch: '该文件不存在' });
}
