import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import {
  isPathInsideRelease,
  releaseHashSchema,
  remoteNameSchema,
} from '@airdex/shared-contracts/composition';
import { releasePath } from '@airdex/release-registry';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendNotFound } from '../../http/error-handling.ts';
import { createPublishedReleases } from './published-releases.ts';
import { isCode, isServedFile, releaseFilePolicy } from './release-file-policy.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Headers of every file of a release. Its address identifies its content, so browsers may store it
 * permanently. It is public code: a shell of another origin, such as a developer's, may run it as well.
 */
const FILE_HEADERS = {
  'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable`,
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** What `FILE_HEADERS` make useless: clients neither revalidate such a file, nor request a part of it. */
const FOR_ASKING_AGAIN = ['ETag', 'Last-Modified', 'Accept-Ranges'] as const;
/** Extension of a file's compressed copy, which is sent instead. */
const COMPRESSED = /\.(?:br|gz)$/;

const isMissingFile = ({ code }: { readonly code?: string }): boolean =>
  code === 'ENOENT' || code === 'ENOTDIR';

interface Parameters {
  /** Unset: the shell. */
  readonly name?: string;
  readonly release: string;
  readonly '*': string;
}

/** Path of the release's folder below the registry; undefined if the address cannot be that of a release. */
function releaseOf({ name, release }: Parameters): string | undefined {
  if (!releaseHashSchema.safeParse(release).success) return undefined;
  if (name === undefined) return releasePath({ kind: 'shell' }, release);
  return remoteNameSchema.safeParse(name).success
    ? releasePath({ kind: 'remote', name }, release)
    : undefined;
}

/**
 * Serves the files of published releases, including old ones, because open tabs run them. Does not serve
 * uploads that no composition names, or files of a kind that no release needs.
 */
export async function serveReleases(app: FastifyInstance, registryFolder: string): Promise<void> {
  // The plugin requires an existing folder, and nothing may be published yet.
  await mkdir(registryFolder, { recursive: true });
  const published = createPublishedReleases(registryFolder);

  async function answer(request: FastifyRequest<{ Params: Parameters }>, reply: FastifyReply) {
    const release = releaseOf(request.params);
    const file = request.params['*'];
    const isNamed = release !== undefined && isPathInsideRelease(file) && isServedFile(file);
    if (!isNamed || !(await published.has(release))) return reply.callNotFound();
    return reply.sendFile(`${release}/${file}`);
  }

  await app.register(async (scope) => {
    // A file that disappears during the request counts as missing. Pages take 403 for the end of the session.
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      if (error.statusCode !== 403 && !isMissingFile(error)) throw error;
      sendNotFound(request, reply);
    });
    await scope.register(fastifyStatic, {
      root: registryFolder,
      serve: false,
      preCompressed: true,
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply, path) => {
        const file = path.replace(COMPRESSED, '');
        void reply.headers({ ...FILE_HEADERS, 'Content-Security-Policy': releaseFilePolicy(file) });
        if (isCode(file)) for (const name of FOR_ASKING_AGAIN) void reply.removeHeader(name);
      },
    });
    for (const url of ['/remotes/:name/:release/*', '/shell/:release/*'])
      scope.route({ method: ['GET', 'HEAD'], url, handler: answer });
  });
}
