import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable, isCollision } from '../database/database-unavailable.ts';
import { isDiskFull } from '../database/disk-full.ts';
import { closedSignal } from './closed-signal.ts';
import { HttpError, type LocalisedMessage } from './http-error.ts';
import { methodNotAllowed } from './method-not-allowed.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';
import { languageOf } from './request-language.ts';
import { SearchUnavailable } from './search-unavailable.ts';
import { BASE_HEADERS, DATA_HEADERS } from './security-headers.ts';

/** Seconds after which the database may be back, or the disk have space: typical for a restart. */
const RETRY_AFTER = '2';
/** Seconds after which another transaction has ended, or another thread of the index has started. */
const RETRY_AFTER_SOON = '1';

/** Messages for users. The log gives the operator the cause. */
const UNAVAILABLE = {
  diskFull: {
    en: 'This is not possible at the moment because of a problem on our side. Please try again later.',
    ch: '由于我们的系统出现问题，暂时无法完成此操作，请稍后再试。',
  },
  database: {
    en: 'The service is not available at the moment. Please try again shortly.',
    ch: '服务暂时不可用，请稍后重试。',
  },
  search: {
    en: 'The search is restarting. Please try again in a moment.',
    ch: '搜索正在重启，请稍后重试。',
  },
  collision: {
    en: 'The same data was changed at the same moment. Please try again.',
    ch: '相同的数据刚刚有其他更改，请重试。',
  },
} as const satisfies Record<string, LocalisedMessage>;

/** Fastify's own errors, with our messages. */
const FRAMEWORK_ERRORS: Readonly<Record<string, () => HttpError>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: () => new HttpError('validation', 'The body is not valid JSON'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new HttpError('validation', 'The body is shorter or longer than announced'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new HttpError('unsupported-media-type', 'Send the body as application/json'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new HttpError('too-large', 'The body is too large'),
  FST_ERR_BAD_URL: () => new HttpError('validation', 'The address is not valid'),
  FST_ERR_MAX_PARAM_LENGTH: () => new HttpError('validation', 'A part of the address is too long'),
};

/**
 * Responds to every error with JSON: HttpErrors as they are, an unavailable database or search with 503, anything else
 * with 500 and without details.
 */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const isCancelled = error === closedSignal(reply).reason;
    const httpError = isCancelled
      ? new HttpError('conflict', 'The client closed the connection')
      : toHttpError(error, request);
    sendHttpError(httpError, request, reply);
  });
}

/** For unknown paths, and for methods that a path does not support. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const allowed = request.server.allowedMethods(request.url.split('?')[0] ?? '/');
  const httpError =
    allowed.length === 0 || allowed.includes(request.method)
      ? new HttpError('not-found', 'Nothing exists at this address')
      : methodNotAllowed(request.method, allowed);
  return sendHttpError(httpError, request, reply);
}

/** The HttpError for an error; logs an unexpected one with the request's id. */
export function toHttpError(error: FastifyError, request: FastifyRequest): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof DatabaseUnavailable) {
    const isFull = isDiskFull(error);
    if (isFull) request.log.error({ err: error.cause }, 'the disk of the database is full');
    else request.log.warn({ err: error.cause }, 'the database is unavailable');
    const message = isFull ? UNAVAILABLE.diskFull : UNAVAILABLE.database;
    return new HttpError('unavailable', message, { headers: { 'Retry-After': RETRY_AFTER } });
  }
  if (error instanceof SearchUnavailable) {
    const { cause, message } = error;
    request.log.warn(cause === undefined ? { reason: message } : { err: cause }, 'the search is unavailable');
    return new HttpError('unavailable', UNAVAILABLE.search, { headers: { 'Retry-After': RETRY_AFTER_SOON } });
  }
  if (isCollision(error)) {
    request.log.warn({ err: error }, 'a transaction was undone because of another one');
    return new HttpError('unavailable', UNAVAILABLE.collision, {
      headers: { 'Retry-After': RETRY_AFTER_SOON },
    });
  }
  if (isDiskFull(error)) {
    request.log.error({ err: error }, 'the disk of the server is full');
    return new HttpError('unavailable', UNAVAILABLE.diskFull, { headers: { 'Retry-After': RETRY_AFTER } });
  }
  const known = FRAMEWORK_ERRORS[error.code]?.();
  if (known) return known;
  if (error instanceof SyntaxError && error.statusCode === 400)
    return new HttpError('validation', 'The body is not valid JSON');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new HttpError('validation', 'The request is not valid', { status: error.statusCode });
  request.log.error({ err: error }, 'the call failed');
  return new HttpError('internal', 'Something went wrong on the server');
}

export function sendHttpError(
  httpError: HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  return reply
    .code(httpError.status)
    .headers({
      // No hook has run for an unreadable address.
      [REQUEST_ID_HEADER]: request.id,
      ...BASE_HEADERS,
      ...DATA_HEADERS,
      ...httpError.details.headers,
    })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(httpError.body(request.id, languageOf(request))));
}
