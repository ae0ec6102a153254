import type { FastifyInstance, FastifyReply } from 'fastify';
import { HttpError } from '../../http/http-error.ts';
import { DATA_HEADERS } from '../../http/security-headers.ts';
import { readKitPackages } from './kit-packages.ts';
import type { KitPackage } from './kit-packages.ts';

/** What `npm` requests: all versions of a package. The only one is the version that fits this product. */
function packument({ name, version, manifest, file, integrity }: KitPackage, origin: string) {
  const dist = { tarball: `${origin}/kit/${file}`, integrity };
  return { name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } };
}

function nothingNamed(name: string): HttpError {
  return new HttpError('not-found', `This product does not offer the package ${name}`);
}

/**
 * Serves the packages that remotes of this product are built with, as an npm registry for their scope, and the list
 * that `mfe new --packages` reads.
 * @param folders where they are; the first that has any is used
 * @param publicUrl the site's address, without a trailing slash
 */
export function serveKit(app: FastifyInstance, folders: readonly string[], publicUrl: () => string): void {
  let reading: Promise<readonly KitPackage[]> | undefined;
  function packages(): Promise<readonly KitPackage[]> {
    reading ??= readKitPackages(folders).then(
      (found) => {
        // They may be packed while the server runs.
        if (found.length === 0) reading = undefined;
        return found;
      },
      (error: unknown) => {
        reading = undefined;
        throw error;
      },
    );
    return reading;
  }
  const send = (reply: FastifyReply, type: string, content: unknown) =>
    reply.headers(DATA_HEADERS).type(type).send(content);
  async function sendPackument(reply: FastifyReply, name: string): Promise<FastifyReply> {
    const found = (await packages()).find((each) => each.name === name);
    if (found === undefined) throw nothingNamed(name);
    return send(reply, 'application/json; charset=utf-8', JSON.stringify(packument(found, publicUrl())));
  }

  app.get('/kit/packages.json', async (_request, reply) => {
    const list = Object.fromEntries((await packages()).map(({ name, file }) => [name, file]));
    if (Object.keys(list).length === 0) throw nothingNamed('mfe-kit');
    return send(reply, 'application/json; charset=utf-8', JSON.stringify(list));
  });
  app.get<{ Params: { scope: string; name: string } }>('/kit/:scope/:name', (request, reply) =>
    sendPackument(reply, `${request.params.scope}/${request.params.name}`),
  );
  // npm encodes the slash of a scoped name.
  app.get<{ Params: { file: string } }>('/kit/:file', async (request, reply) => {
    const { file } = request.params;
    if (file.startsWith('@')) return sendPackument(reply, file);
    const found = (await packages()).find((each) => each.file === file);
    if (found === undefined) throw nothingNamed(file);
    return send(reply, 'application/octet-stream', found.archive);
  });
}
