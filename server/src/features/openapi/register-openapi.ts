import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../html/sanitise-html.ts';
import { once } from '../../once.ts';
import { productVersion } from '../../product-version.ts';
import { openApiDocument } from './openapi-document.ts';

const DOCUMENT_PATH = '/api/openapi.json';
const PAGES_PATH = '/api/docs';

/** What the pages may load: their own files, and the icons of the style sheet. */
const PAGES_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const htmlOf = (product: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(product)} API</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${PAGES_PATH}/swagger-ui.css" />
  </head>
  <body>
    <div id="pages"></div>
    <script src="${PAGES_PATH}/swagger-ui-bundle.js"></script>
    <script src="${PAGES_PATH}/start.js"></script>
  </body>
</html>
`;

/** Sends nothing to other hosts, not even to validate the document. */
const START = `SwaggerUIBundle({
  url: '${DOCUMENT_PATH}',
  dom_id: '#pages',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  validatorUrl: null,
});
`;

/** Files of swagger-ui-dist that the pages need, with their types. */
const FILES: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};
const AN_HOUR = 'public, max-age=3600';

/**
 * Serves the OpenAPI document and pages to read it and to try the calls. Public, because it contains no data.
 */
export function registerOpenApi(app: FastifyInstance, product: string): void {
  const html = htmlOf(product);
  const document = once(async () => JSON.stringify(openApiDocument(await productVersion(), product)));
  app.get(DOCUMENT_PATH, async (_request, reply) => {
    return reply.type('application/json; charset=utf-8').send(await document());
  });
  app.get(PAGES_PATH, (_request, reply) =>
    reply.header('Content-Security-Policy', PAGES_POLICY).type('text/html; charset=utf-8').send(html),
  );
  app.get(`${PAGES_PATH}/start.js`, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('Cache-Control', AN_HOUR).send(START),
  );
  for (const [name, type] of Object.entries(FILES)) {
    const load = once(() => loadFile(name));
    app.get(`${PAGES_PATH}/${name}`, { compress: false }, async (request, reply) => {
      const { content, compressed } = await load();
      reply.type(type).headers({ 'Cache-Control': AN_HOUR, Vary: 'Accept-Encoding' });
      if (!acceptsGzip(request.headers['accept-encoding'])) return reply.send(content);
      return reply.header('Content-Encoding', 'gzip').send(compressed);
    });
  }
}

/** Whether a client accepts gzip, which a weight of zero excludes. */
export function acceptsGzip(header = ''): boolean {
  return header.split(',').some((part) => {
    const [coding = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return coding === 'gzip' && !parameters.some((text) => /^q=0(\.0*)?$/.test(text));
  });
}

const { resolve } = createRequire(import.meta.url);

/** Compressed once: anybody may request these large files. */
async function loadFile(name: string) {
  const content = await readFile(resolve(`swagger-ui-dist/${name}`));
  return { content, compressed: await promisify(gzip)(content) };
}
