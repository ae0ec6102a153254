import { API_NO_CONTENT, type WithoutContent } from '@airdex/shared-contracts/api-summaries';
import { CONTENT_TYPES, type Endpoint, type EndpointName } from '@airdex/shared-contracts/api';
import { CALL_LIMITS } from '../../http/call-limits.ts';
import type { JsonSchema, Reference, Response } from './openapi-types.ts';
import type { SchemaWriter } from './schema-writer.ts';

const JSON_TYPE = 'application/json';
const REQUEST_ID = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } };
const RETRY_AFTER = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };

const error = (description: string, headers: Response['headers'] = {}): Response => ({
  description,
  headers: { ...REQUEST_ID, ...headers },
  content: { [JSON_TYPE]: { schema: { $ref: '#/components/schemas/ApiError' } } },
});

/** The error responses that calls share. */
export const ERROR_RESPONSES = {
  Invalid: error('A part of the path or a field of the body is not valid: `field` and `issues` name it.'),
  Unauthorised: error('The token has no session. Sign in.'),
  TooMany: error('Too many calls.', RETRY_AFTER),
  Unavailable: error(
    'The server is starting or stopping, or something it needs is unavailable.',
    RETRY_AFTER,
  ),
  Refused: error('Any other error; `error` names it.'),
} as const satisfies Readonly<Record<string, Response>>;

const refer = (name: keyof typeof ERROR_RESPONSES): Reference => ({ $ref: `#/components/responses/${name}` });

/** A rejected login has the form of both a login's response and an error. */
const REFUSED_LOGIN: JsonSchema = {
  allOf: [{ $ref: '#/components/schemas/Authentication' }, { $ref: '#/components/schemas/ApiError' }],
};

/** All responses of a call. */
export function responsesOf(
  name: EndpointName,
  entry: Endpoint,
  { write }: SchemaWriter,
): Readonly<Record<string, Response | Reference>> {
  const isLimited = CALL_LIMITS.some(({ calls }) => calls.includes(name));
  const isLogin = name === 'authenticate';
  const login = (response: Response): Response => ({
    ...response,
    content: { [JSON_TYPE]: { schema: REFUSED_LOGIN } },
  });
  return {
    '200': success(entry, write),
    ...(entry.noContent === undefined
      ? {}
      : { '204': { description: API_NO_CONTENT[name as WithoutContent], headers: REQUEST_ID } }),
    ...(entry.params || entry.body ? { '400': refer('Invalid') } : {}),
    ...(entry.access === 'user' ? { '401': refer('Unauthorised') } : {}),
    ...(isLogin ? { '401': login(error('Wrong username or password.')) } : {}),
    ...(isLimited ? { '429': isLogin ? login(ERROR_RESPONSES.TooMany) : refer('TooMany') } : {}),
    '503': refer('Unavailable'),
    default: refer('Refused'),
  };
}

function success(entry: Endpoint, write: SchemaWriter['write']): Response {
  const { response } = entry;
  switch (response.kind) {
    case 'json':
      return {
        description: 'The response.',
        headers: REQUEST_ID,
        content: { [JSON_TYPE]: { schema: write(response.schema) } },
      };
    case 'html':
      return {
        description: 'An HTML document.',
        headers: REQUEST_ID,
        content: { 'text/html': { schema: { type: 'string' } } },
      };
    case 'events':
      return {
        description: 'Events, each the JSON of this schema, until the last one.',
        headers: REQUEST_ID,
        content: { 'text/event-stream': { schema: write(response.schema) } },
      };
    case 'file':
      return {
        description: 'The file.',
        headers: { ...REQUEST_ID, FileName: { $ref: '#/components/headers/FileName' } },
        // Files with an unknown type have a generic one.
        content: {
          [response.contentType === CONTENT_TYPES.anyFile ? '*/*' : response.contentType]: {
            schema: { type: 'string', format: 'binary' },
          },
        },
      };
  }
}
