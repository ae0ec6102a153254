import type * as z from 'zod/mini';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A JSON answer of the given shape. */
export interface JsonResponse<Schema extends z.core.$ZodType = z.core.$ZodType> {
  readonly kind: 'json';
  readonly schema: Schema;
}
/** A file to save. Its name is in the FileName header; `fileName` is what it is when the header is missing. */
export interface FileResponse {
  readonly kind: 'file';
  readonly contentType: string;
  readonly fileName: string;
}
/** A whole HTML document. */
export interface HtmlResponse {
  readonly kind: 'html';
}
/** Events of the given shape, one after the other until the last (text/event-stream). */
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
  readonly summary: string;
  /** Path parameters; they arrive as strings. */
  readonly params?: z.core.$ZodType;
  readonly body?: z.core.$ZodType;
  /** Objects that the body may carry, whose properties are read as its own; what it says itself counts first. */
  readonly flattened?: readonly string[];
  /** The body may name ticked rows, and is larger than others for it. */
  readonly namesProgrammes?: boolean;
  readonly response: EndpointResponse;
  /** Says what an answer without a body (204) means, where there may be one. */
  readonly noContent?: string;
}

/** Fixes an entry's exact type, so that what is derived from it is exact too. */
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
