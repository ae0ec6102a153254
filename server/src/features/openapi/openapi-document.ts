import { endpoints, namedSchemas, type Endpoint, type EndpointName } from '@airdex/shared-contracts/api';
import { CHINESE_LANGUAGE_ID } from '@airdex/shared-contracts/constants';
import { MEDIA_COOKIE } from '../../http/session-cookies.ts';
import type { OpenApiDocument, PathItem } from './openapi-types.ts';
import { operationsOf } from './operations-of.ts';
import { OTHER_PATHS } from './other-paths.ts';
import { ERROR_RESPONSES } from './responses.ts';
import { createSchemaWriter } from './schema-writer.ts';
import { FILES_TAG, OPERATIONS_TAG, SERVICES } from './services.ts';

const descriptionOf = (product: string): string => `The calls of ${product}, as its own pages make them.

Sign in with \`POST /api/Account/Authenticate\` and send the token with every other call: \`Authorization: Bearer …\`. A user has one session: signing in again with \`forceLogin\` ends the previous one.

Responses contain only what the caller's subscription includes. Anything else, and what belongs to other users, is treated as if it did not exist.

Paths match in any case, with or without a trailing slash. Field names in bodies may start with an upper-case or lower-case letter, at every depth: \`SearchName\` is \`searchName\`. Responses use camelCase. Names of genres, countries and the like are in the language of the \`LanguageId\` header.

Every error is JSON: \`error\` is one of a fixed list, \`message\` a sentence, \`field\` the dotted path of the first invalid field. Quote \`requestId\` when you ask for help.`;

/** Describes the whole API, from the endpoint table and the few additional paths. The same for every call. */
export function openApiDocument(version: string, product: string): OpenApiDocument {
  const writer = createSchemaWriter();
  const paths: Record<string, PathItem> = {};
  for (const [name, entry] of Object.entries(endpoints) as [EndpointName, Endpoint][])
    for (const { path, method, operation } of operationsOf(name, entry, writer))
      paths[path] = { ...paths[path], [method]: operation };
  // Some are only referred to by name.
  for (const schema of Object.values(namedSchemas)) writer.write(schema);
  return {
    openapi: '3.1.1',
    info: { title: `${product} API`, version, description: descriptionOf(product) },
    servers: [{ url: '/' }],
    tags: [
      ...Object.entries(SERVICES).map(([name, description]) => ({ name, description })),
      FILES_TAG,
      OPERATIONS_TAG,
    ],
    paths: { ...paths, ...OTHER_PATHS },
    components: {
      schemas: writer.schemas(),
      parameters: {
        LanguageId: {
          name: 'LanguageId',
          in: 'header',
          required: false,
          description: `${CHINESE_LANGUAGE_ID} for Chinese; anything else is English.`,
          schema: { type: 'string', enum: [String(CHINESE_LANGUAGE_ID), ''] },
        },
      },
      headers: {
        RequestId: {
          description: 'The id of the request in the log. An id that the caller sent is used if it is valid.',
          schema: { type: 'string' },
        },
        RetryAfter: {
          description: 'Seconds after which to try again.',
          schema: { type: 'integer', minimum: 1 },
        },
        FileName: { description: "The file's name, URI-encoded.", schema: { type: 'string' } },
      },
      responses: ERROR_RESPONSES,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        cookie: { type: 'apiKey', in: 'cookie', name: MEDIA_COOKIE.name },
      },
    },
    security: [{ bearer: [] }],
  };
}
