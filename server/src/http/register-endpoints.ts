import { bodyBytesMax, endpoints, type Endpoint, type EndpointName } from '@airdex/shared-contracts/api';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { safeParse } from 'zod/mini';
import type { Caller } from './caller.ts';
import type { Call, FileContent, Handlers } from './call.ts';
import { closedSignal } from './closed-signal.ts';
import { closingSignal, EVENT_STREAM_HEADERS, eventStream } from './event-stream.ts';
import { JsonStream } from './json-stream.ts';
import type { CallLimiter, LimitedCall } from './limit-calls.ts';
import { flattenBody } from './flatten-body.ts';
import { fieldReader, type ReadFields } from './known-fields.ts';
import { parseInput } from './parse-input.ts';
import { languageOf } from './request-language.ts';
import { routePath } from './route-path.ts';
import type { SessionStreams } from './session-streams.ts';

export interface EndpointOptions {
  readonly handlers: Handlers;
  /** The caller of a request, or an error. */
  readonly authenticate: (request: FastifyRequest) => Promise<Caller>;
  /** Before a response to a caller is sent. */
  readonly onResponse: (request: FastifyRequest, reply: FastifyReply) => void;
  /** True: a response that its schema does not allow is an error. Costs time; off in production. */
  readonly checkResponses: boolean;
  readonly limiter: CallLimiter;
  readonly sessionStreams: SessionStreams;
}

const JSON_TYPE = 'application/json; charset=utf-8';

type AnyHandler = (call: Call<Endpoint>) => unknown;

/** Registers a route for every entry of the endpoint table. */
export function registerEndpoints(app: FastifyInstance, options: EndpointOptions): void {
  const handlers = options.handlers as unknown as Readonly<Record<EndpointName, AnyHandler>>;
  const callers = new WeakMap<FastifyRequest, Caller>();
  const closing = closingSignal(app);
  for (const [name, entry] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    const handler = handlers[name];
    const readFields = entry.body && fieldReader(entry.body, entry.flattened);
    app.route({
      method: entry.method,
      url: routePath(entry.path),
      bodyLimit: bodyBytesMax(entry),
      // Before the body is read: without a session it is 401 whatever was sent.
      async onRequest(request) {
        if (entry.access === 'user') callers.set(request, await options.authenticate(request));
        await options.limiter.count(name, limitedCall(request, callers.get(request)));
      },
      async onSend(request, reply) {
        if (callers.has(request)) options.onResponse(request, reply);
      },
      async handler(request, reply) {
        options.limiter.begin(name, limitedCall(request, callers.get(request)), reply);
        const caller = callers.get(request);
        const closed = closedSignal(reply);
        const signal =
          entry.response.kind === 'events' && caller
            ? AbortSignal.any([closed, closing, options.sessionStreams.open(caller, reply)])
            : closed;
        const response = await handler(readCall(entry, request, reply, { caller, signal, readFields }));
        return sendResponse(entry, response, reply, { check: options.checkResponses, signal });
      },
    });
  }
}

function limitedCall(request: FastifyRequest, caller: Caller | undefined): LimitedCall {
  return { ip: request.ip, idUser: caller?.idUser ?? null };
}

interface Reading {
  readonly caller: Caller | undefined;
  readonly signal: AbortSignal;
  /** The fields of the body's schema; unset without a body. */
  readonly readFields: ReadFields | undefined;
}

function readCall(
  entry: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  { caller, signal, readFields }: Reading,
): Call<Endpoint> {
  const call = {
    params: entry.params ? parseInput(entry.params, withoutEmpty(request.params), 'path') : undefined,
    body:
      entry.body && readFields
        ? parseInput(entry.body, flattenBody(readFields(request.body, []), entry.flattened ?? []), 'body')
        : undefined,
    caller,
    language: languageOf(request),
    ip: request.ip,
    isSecure: request.protocol === 'https',
    signal,
    log: request.log,
    setHeader: (header: string, value: string) => void reply.header(header, value),
  };
  return call as unknown as Call<Endpoint>;
}

/** A missing optional path parameter arrives as an empty string. */
function withoutEmpty(params: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(params ?? {}).filter(([, value]) => value !== '' && value !== undefined),
  );
}

interface Sending {
  /** Whether the response is checked against its schema. */
  readonly check: boolean;
  /**
   * Aborts when nobody reads any more: the client has disconnected, or the server or the session of a stream
   * of events ends.
   */
  readonly signal: AbortSignal;
}

function sendResponse(
  entry: Endpoint,
  response: unknown,
  reply: FastifyReply,
  { check, signal }: Sending,
): FastifyReply {
  if (response === null && entry.noContent !== undefined) return reply.code(204).send();
  const expected = entry.response;
  switch (expected.kind) {
    case 'json': {
      if (response instanceof JsonStream) return reply.type(JSON_TYPE).send(response.read());
      if (check) {
        const parsed = safeParse(expected.schema, response);
        if (!parsed.success)
          throw new Error(`The response of ${entry.path} does not match its schema: ${parsed.error.message}`);
      }
      // As text: Fastify would leave a bare number, boolean or null unserialised.
      return reply.type(JSON_TYPE).send(JSON.stringify(response));
    }
    case 'html':
      return reply.type('text/html; charset=utf-8').send(response);
    case 'events':
      return (
        reply
          .type('text/event-stream; charset=utf-8')
          .headers(EVENT_STREAM_HEADERS)
          // A HEAD request reads no events, and the stream may never end.
          .send(
            reply.request.method === 'HEAD' ? '' : eventStream(response as AsyncIterable<unknown>, signal),
          )
      );
    case 'file': {
      const file = response as FileContent;
      return reply
        .type(file.contentType ?? expected.contentType)
        .header('FileName', encodeURIComponent(file.fileName))
        .header('Content-Disposition', contentDisposition(file.fileName))
        .send(file.content);
    }
  }
}
