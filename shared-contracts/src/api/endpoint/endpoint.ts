import type * as z from 'zod/mini';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A JSON response of the given shape. */
export interface JsonResponse<Schema extends z.core.$ZodType = z.core.$ZodType> {
  readonly kind: 'json';
  readonly schema: Schema;
}
/** A file to save. The FileName header has its name; `fileName` is used if the header is missing. */
export interface FileResponse {
  readonly kind: 'file';
  readonly contentType: string;
  readonly fileName: string;
}
/** A complete HTML document. */
export interface HtmlResponse {
  readonly kind: 'html';
}
/** A stream of events of the given shape (text/event-stream). */
export interface EventsResponse<Schema extends z.core.$ZodType = z.core.$ZodType> {
  readonly kind: 'events';
  readonly schema: Schema;
}
export type EndpointResponse = JsonResponse | FileResponse | HtmlResponse | EventsResponse;

/**
 * One call of the API. Everything that knows the API is derived from these: the typed client, the server's routes, the
 * OpenAPI document and the test kit's fake server.
 */
export interface Endpoint {
  readonly method: HttpMethod;
  /** Path from the origin, without a leading slash, with `{name}` and, only at the end, `{name?}`. */
  readonly path: string;
  /** Who may call it: anyone, or a signed-in user. */
  readonly access: 'public' | 'user';
  /** Path parameters; they arrive as strings. */
  readonly params?: z.core.$ZodType;
  readonly body?: z.core.$ZodType;
  /** Nested objects whose properties are read as properties of the body; the body's own ones take precedence. */
  readonly flattened?: readonly string[];
  /** The body may name ticked rows, and may therefore be larger. */
  readonly namesProgrammes?: boolean;
  readonly response: EndpointResponse;
  /** The call can return a response without a body (204). */
  readonly noContent?: true;
}

/** Keeps the exact type of an entry, so that derived types are exact too. */
export function endpoint<const Entry extends Endpoint>(entry: Entry): Entry {
  return entry;
}

export function json<Schema extends z.core.$ZodType>(schema: Schema): JsonResponse<Schema> {
  return { kind: 'json', schema };
}

export function events<Schema extends z.core.$ZodType>(schema: Schema): EventsResponse<Schema> {
  return { kind: 'events', schema };
}

export function file(contentType: string, fileName: string): FileResponse {
  return { kind: 'file', contentType, fileName };
}

export const CONTENT_TYPES = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  anyFile: 'application/octet-stream',
} as const;
