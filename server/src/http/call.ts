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

/** A call as its handler sees it: input that was validated, a caller who was authenticated. */
export interface Call<Entry extends Endpoint> {
  readonly params: Params<Entry>;
  readonly body: Body<Entry>;
  /** Who calls; never for public endpoints. */
  readonly caller: Entry['access'] extends 'user' ? Caller : never;
  /** Language of the answer, from the LanguageId header. */
  readonly language: Language;
  /** Address the call came from. */
  readonly ip: string;
  readonly isSecure: boolean;
  /** Aborts when the caller closes the connection before the answer is complete. */
  readonly signal: AbortSignal;
  readonly log: FastifyBaseLogger;
  /** Sets a header of the answer; one of the same name is kept beside. */
  readonly setHeader: (name: string, value: string) => void;
}

/** A file as a handler gives it. */
export interface FileContent {
  readonly content: Readable | Uint8Array;
  readonly fileName: string;
  /** Unset: the content type of the endpoint table. */
  readonly contentType?: string;
}

/** What a handler gives for its entry: JSON as the schema says (streamed where it is long), a file, HTML, or null for 204 where that is allowed. */
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
