import * as z from 'zod/mini';

/** Kinds of refusals of the API, one for each status that it uses. */
export const API_ERROR_CODES = [
  'validation',
  'unauthorised',
  'forbidden',
  'not-found',
  'method-not-allowed',
  'conflict',
  'too-large',
  'unsupported-media-type',
  'limit-exceeded',
  'too-many-requests',
  'internal',
  'unavailable',
] as const;

/** Body of every response with a status of 400 or above. */
export const apiErrorSchema = z.object({
  error: z.enum(API_ERROR_CODES),
  /** One sentence: in the caller's language if it is for subscribers, otherwise in English. */
  message: z.string(),
  /** The first invalid field, as a dotted path such as 'orderBy.0.direction'. */
  field: z.optional(z.string()),
  /** All invalid fields. */
  issues: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
  /** Identifies the request in the log, for support. */
  requestId: z.optional(z.string()),
});
export type ApiErrorBody = z.output<typeof apiErrorSchema>;
