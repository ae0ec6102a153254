import type * as z from 'zod/mini';
import type { Endpoint, EventsResponse, FileResponse, HtmlResponse, JsonResponse } from './endpoint.ts';

/** A downloaded file. */
export interface DownloadedFile {
  readonly blob: Blob;
  readonly fileName: string;
}

type Field<Entry extends Endpoint, Key extends 'params' | 'body'> =
  Entry extends Record<Key, infer Schema extends z.core.$ZodType> ? Schema : never;

/** Path parameters as a caller passes them; never if the call has none. */
export type ParamsInput<Entry extends Endpoint> = z.input<Field<Entry, 'params'>>;
/** Path parameters as the server reads them. */
export type Params<Entry extends Endpoint> = z.output<Field<Entry, 'params'>>;
/** Body as a caller passes it; never if the call has none. */
export type BodyInput<Entry extends Endpoint> = z.input<Field<Entry, 'body'>>;
/** Body as the server reads it, complete with defaults. */
export type Body<Entry extends Endpoint> = z.output<Field<Entry, 'body'>>;

type Content<Entry extends Endpoint> =
  Entry['response'] extends JsonResponse<infer Schema>
    ? z.output<Schema>
    : Entry['response'] extends FileResponse
      ? DownloadedFile
      : Entry['response'] extends HtmlResponse
        ? string
        : Entry['response'] extends EventsResponse<infer Schema>
          ? AsyncIterable<z.output<Schema>>
          : never;

/** The response of a call: null for 204, if the entry allows it. */
export type ResponseOf<Entry extends Endpoint> =
  | Content<Entry>
  | (Entry extends { readonly noContent: true } ? null : never);
