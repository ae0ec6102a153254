import { PICTURE_WIDTHS } from '@airdex/shared-contracts/constants';
import type { Operation, Parameter, PathItem, Response } from './openapi-types.ts';
import { FILES_TAG, OPERATIONS_TAG } from './services.ts';

/** Why the embedded database can't write. */
const DISK_PROBLEMS = ['disk-full', 'disk-not-writable'];

const REQUEST_ID = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } };
const json = (description: string, schema: Readonly<Record<string, unknown>>): Response => ({
  description,
  headers: REQUEST_ID,
  content: { 'application/json': { schema } },
});

const WIDTH: Parameter = {
  name: 'width',
  in: 'query',
  required: false,
  description: 'For a picture that is not a poster: its largest width in pixels. The response is WebP.',
  schema: { enum: PICTURE_WIDTHS },
};

/** Paths that are not calls of the endpoint table. */
export const OTHER_PATHS: Readonly<Record<string, PathItem>> = {
  '/media/pictures/{file}': media(
    'Picture',
    "The picture of a programme, as named by the programme's `image`.",
    'image/*',
    [WIDTH],
  ),
  '/media/videos/{file}': media('Video', "A programme's video: `{idProgram}.webm`.", 'video/webm'),
  '/media/reports/{file}': media('ReportFile', 'Picture, video or PDF of a monthly report.', '*/*', [WIDTH]),
  '/unSubscribe/{idLetter}/{idUser}': {
    post: {
      operationId: 'unsubscribeByMail',
      tags: ['DailyUpdate'],
      summary: 'Unsubscribes with the link of a letter, as mail programs do with one click (RFC 8058).',
      security: [],
      parameters: ['idLetter', 'idUser'].map((name) => ({
        name,
        in: 'path',
        required: true,
        schema: { type: 'string' },
      })),
      requestBody: {
        required: true,
        content: {
          'application/x-www-form-urlencoded': {
            schema: {
              type: 'object',
              properties: { 'List-Unsubscribe': { const: 'One-Click' } },
              required: ['List-Unsubscribe'],
            },
          },
        },
      },
      responses: {
        '200': {
          description: 'No more letters will be sent.',
          headers: REQUEST_ID,
          content: { 'text/plain': { schema: { type: 'string' } } },
        },
        '400': { $ref: '#/components/responses/Invalid' },
        '404': json('The link is no longer valid.', { $ref: '#/components/schemas/ApiError' }),
      },
    },
  },
  '/confirmEmail/{secret}': {
    get: confirmation(
      'showConfirmation',
      'The page that asks whether to confirm an address of the daily letter.',
    ),
    post: confirmation(
      'confirmAddress',
      'Confirms an address of the daily letter, as the form of the page does.',
    ),
  },
  '/healthz': {
    get: operation('isAlive', 'Whether the server has started.', {
      '200': json('The server has started. `reasons`: why the database cannot write.', {
        ...statusSchema('ready'),
        properties: {
          status: { const: 'ready' },
          reasons: { type: 'array', items: { enum: DISK_PROBLEMS } },
        },
      }),
      '503': json('The server is starting.', statusSchema('starting')),
    }),
  },
  '/readyz': {
    get: operation('isReady', 'Whether the server can take calls.', {
      '200': json('The server can take calls.', readinessSchema('ready')),
      '503': json('The server cannot take calls, for these reasons.', readinessSchema('not-ready')),
    }),
  },
  '/metrics': {
    get: operation('getMetrics', 'Metrics for Prometheus.', {
      '200': {
        description: 'The metrics, for callers on this machine or with `METRICS_TOKEN`.',
        headers: REQUEST_ID,
        content: { 'text/plain': { schema: { type: 'string' } } },
      },
      '404': json('The caller may not read the metrics.', { $ref: '#/components/schemas/ApiError' }),
    }),
  },
  '/api/openapi.json': {
    get: operation('getOpenApi', 'This document.', {
      '200': json('OpenAPI 3.1.', { type: 'object', required: ['openapi'] }),
    }),
  },
  '/api/docs': {
    get: operation('getDocs', 'This document as a web page.', {
      '200': {
        description: 'An HTML document.',
        headers: REQUEST_ID,
        content: { 'text/html': { schema: { type: 'string' } } },
      },
    }),
  },
};

function operation(
  operationId: string,
  summary: string,
  responses: Readonly<Record<string, Response>>,
): Operation {
  return { operationId, tags: [OPERATIONS_TAG.name], summary, security: [], responses };
}

function confirmation(operationId: string, summary: string): Operation {
  const page = (description: string): Response => ({
    description,
    headers: REQUEST_ID,
    content: { 'text/html': { schema: { type: 'string' } } },
  });
  const secret: Parameter = { name: 'secret', in: 'path', required: true, schema: { type: 'string' } };
  return {
    operationId,
    tags: ['DailyUpdate'],
    summary,
    security: [],
    parameters: [secret],
    responses: { '200': page('The link is valid.'), '404': page('The link is no longer valid.') },
  };
}

function media(name: string, summary: string, type: string, parameters: readonly Parameter[] = []): PathItem {
  const file: Parameter = { name: 'file', in: 'path', required: true, schema: { type: 'string' } };
  const range: Parameter = {
    name: 'Range',
    in: 'header',
    required: false,
    description: 'A part of the file, `bytes=0-999`.',
    schema: { type: 'string' },
  };
  const content = { [type]: { schema: { type: 'string', format: 'binary' } } };
  const described = (method: 'get' | 'head'): Operation => ({
    operationId: `${method}${name}`,
    tags: [FILES_TAG.name],
    summary,
    description: 'Needs the bearer token, or the cookie that the server sets at sign-in.',
    security: [{ bearer: [] }, { cookie: [] }],
    parameters: [file, ...parameters, range],
    responses: {
      '200': {
        description: 'The file.',
        headers: REQUEST_ID,
        ...(method === 'get' ? { content } : {}),
      },
      '206': {
        description: 'The requested part.',
        headers: REQUEST_ID,
        ...(method === 'get' ? { content } : {}),
      },
      '304': { description: 'The file has not changed.', headers: REQUEST_ID },
      ...(parameters.length > 0 && { '400': { $ref: '#/components/responses/Invalid' } }),
      '401': { $ref: '#/components/responses/Unauthorised' },
      '404': json('The file does not exist, or the caller may not read it.', {
        $ref: '#/components/schemas/ApiError',
      }),
      '416': json('The file has no such part.', { $ref: '#/components/schemas/ApiError' }),
      default: { $ref: '#/components/responses/Refused' },
    },
  });
  return { get: described('get'), head: described('head') };
}

function statusSchema(status: string): Readonly<Record<string, unknown>> {
  return { type: 'object', properties: { status: { const: status } }, required: ['status'] };
}

function readinessSchema(status: string): Readonly<Record<string, unknown>> {
  return {
    type: 'object',
    properties: {
      status: { const: status },
      reasons: {
        type: 'array',
        items: { enum: ['starting', 'stopping', 'database', 'index', 'registry', ...DISK_PROBLEMS] },
      },
    },
    required: ['status', 'reasons'],
  };
}
