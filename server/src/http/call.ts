import type { Readable } from 'node:stream';
import type {
  ResponseOf,
  Body,
  Endpoint,
  EndpointName,
  Endpoints,
  Params,
} from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';
import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from './caller.ts';
import type { JsonStream } from './json-stream.ts';

/** A call as its handler sees it: validated input, an authenticated caller. */
export interface Call<Entry extends Endpoint> {
  readonly params: Params<Entry>;
  readonly body: Body<Entry>;
  /** The caller; never set for public endpoints. */
  readonly caller: Entry['access'] extends 'user' ? Caller : never;
  /** Language of the response, from the LanguageId header. */
  readonly language: Language;
  /** Address of the client. */
  readonly ip: string;
  readonly isSecure: boolean;
  /** Aborts when the client closes the connection before the response is complete. */
  readonly signal: AbortSignal;
  readonly log: FastifyBaseLogger;
  /** Adds a header to the response; existing ones with the same name stay. */
  readonly setHeader: (name: string, value: string) => void;
}

/** A file returned by a handler. */
export interface FileContent {
  readonly content: Readable | Uint8Array;
  readonly fileName: string;
  /** Unset: the content type of the endpoint table. */
  readonly contentType?: string;
}

/**
 * What a handler returns for its entry: JSON that matches the schema (streamed if it is long), a file, HTML,
 * or null for 204 if that is allowed.
 */
export type HandlerResponse<Entry extends Endpoint> = Entry['response'] extends { readonly kind: 'file' }
  ? FileContent
  : ResponseOf<Entry> | JsonStream;

export type Handler<Entry extends Endpoint> = (
  call: Call<Entry>,
) => Promise<HandlerResponse<Entry>> | HandlerResponse<Entry>;

/** Handlers of some endpoints by their names. */
export type HandlersOf<Name extends EndpointName> = { readonly [Key in Name]: Handler<Endpoints[Key]> };
/** A handler for every call. */
export type Handlers = HandlersOf<EndpointName>;
