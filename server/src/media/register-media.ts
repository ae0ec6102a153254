import path from 'node:path';
import { posterSvg } from '@airdex/programme-poster';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Authentication } from '../account/authentication.ts';
import { Refusal } from '../http/refusal.ts';
import type { CatalogueServices } from '../search/catalogue-services.ts';

export interface MediaOptions {
  readonly services: CatalogueServices;
  readonly authentication: Authentication;
  /** Folders videos are looked for in, first one first; they must exist. */
  readonly videoFolders: readonly string[];
}

const ID_MAX = 2 ** 31 - 1;

/**
 * Pictures and videos under /media/, for those whose subscription holds the programme; for anybody else they do not
 * exist. Signed in by bearer token or by the cookie that came with it. GET and HEAD, videos with ranges.
 */
export async function registerMedia(app: FastifyInstance, options: MediaOptions): Promise<void> {
  const { services, authentication, videoFolders } = options;
  await app.register(async (media) => {
    await media.register(fastifyStatic, { root: [...videoFolders], serve: false, cacheControl: false });
    media.addHook('onRequest', async (_request, reply) => {
      reply.headers({
        'Cache-Control': 'private, max-age=3600',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'Cross-Origin-Resource-Policy': 'same-origin',
        'X-Content-Type-Options': 'nosniff',
        Vary: 'Authorization, Cookie',
      });
    });

    const visibleId = async (request: FastifyRequest, extension: string): Promise<number> => {
      const caller = await authentication.ofMediaRequest(request);
      const { file } = request.params as { file: string };
      const id = Number(new RegExp(`^(\\d{1,10})\\.${extension}$`).exec(file)?.[1] ?? Number.NaN);
      if (!(id <= ID_MAX) || !services.index.contains(await services.scopes.of(caller), id))
        throw noSuchFile();
      return id;
    };

    media.route({
      method: ['GET', 'HEAD'],
      url: '/media/pictures/:file',
      handler: async (request, reply) => sendPoster(services, await visibleId(request, 'svg'), reply),
    });
    media.route({
      method: ['GET', 'HEAD'],
      url: '/media/videos/:file',
      handler: async (request, reply) => sendVideo(services, await visibleId(request, 'webm'), reply),
    });
    media.all('/media/*', () => {
      throw noSuchFile();
    });
  });
}

function noSuchFile(): Refusal {
  return new Refusal('not-found', 'There is no such file');
}

async function sendPoster(
  { reader }: CatalogueServices,
  id: number,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const row = await reader
    .selectFrom('programme')
    .leftJoin('subgenre', 'subgenre.id', 'programme.subgenre_id')
    .leftJoin('genre', 'genre.id', 'subgenre.genre_id')
    .select(['programme.local_title', 'genre.source_key as genre'])
    .where('programme.id', '=', id)
    .executeTakeFirst();
  if (!row) throw noSuchFile();
  const svg = posterSvg({ title: row.local_title, genre: row.genre });
  return reply
    .type('image/svg+xml; charset=utf-8')
    .header('Content-Length', Buffer.byteLength(svg))
    .send(svg);
}

async function sendVideo(
  { reader }: CatalogueServices,
  id: number,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const row = await reader.selectFrom('programme').select('video').where('id', '=', id).executeTakeFirst();
  // What is stored is a file's name; a path in it would lead out of the folders.
  if (row?.video == null || path.basename(row.video) !== row.video) throw noSuchFile();
  return reply.sendFile(row.video);
}
