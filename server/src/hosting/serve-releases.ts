import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance } from 'fastify';
import { sendNotFound } from '../http/error-handling.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Headers of every file of a release. Its address names its content, so browsers may keep it for good. It is public
 * code: a shell of another origin, such as a developer's, may run it as well.
 */
const FILE_HEADERS = {
  'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable`,
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** What `FILE_HEADERS` leave no use for: nobody asks whether such a file has changed, or for a part of it. */
const FOR_ASKING_AGAIN = ['ETag', 'Last-Modified', 'Accept-Ranges'] as const;
/** Scripts and styles, also as they were compressed. Videos are asked for in parts. */
const CODE = /\.(?:js|css)(?:\.\w+)?$/;

async function serveFolder(app: FastifyInstance, registryFolder: string, name: string): Promise<void> {
  const root = join(registryFolder, name);
  // The plugin refuses a folder that is not there, and nothing may be published yet.
  await mkdir(root, { recursive: true });
  await app.register(
    async (scope) => {
      scope.setNotFoundHandler(sendNotFound);
      // The plugin refuses folders and odd paths with 403, which pages take for the end of the session.
      scope.setErrorHandler((error: FastifyError, request, reply) => {
        if (error.statusCode !== 403) throw error;
        sendNotFound(request, reply);
      });
      await scope.register(fastifyStatic, {
        root,
        preCompressed: true,
        decorateReply: false,
        index: false,
        dotfiles: 'ignore',
        cacheControl: false,
        setHeaders: (reply, path) => {
          void reply.headers(FILE_HEADERS);
          if (CODE.test(path)) for (const name of FOR_ASKING_AGAIN) void reply.removeHeader(name);
        },
      });
    },
    { prefix: `/${name}` },
  );
}

/** Serves the files of all releases that the registry holds, old ones as well: open tabs run on them. */
export async function serveReleases(app: FastifyInstance, registryFolder: string): Promise<void> {
  await serveFolder(app, registryFolder, 'remotes');
  await serveFolder(app, registryFolder, 'shell');
}
