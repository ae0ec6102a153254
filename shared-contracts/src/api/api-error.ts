import * as z from 'zod/mini';

/** Kinds of refusals the API answers with, one for each status that it uses. */
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

/** Body of every answer with a status of 400 or above. */
export const apiErrorSchema = z.object({
  error: z.enum(API_ERROR_CODES),
  /** One sentence in the caller's language where it is meant for subscribers, else in English. */
  message: z.string(),
  /** The first field at fault, as a dotted path such as 'orderBy.0.direction'. */
  field: z.optional(z.string()),
  /** Every field at fault. */
  issues: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
  /** To be named when asking for help. */
  requestId: z.optional(z.string()),
});
export type ApiErrorBody = z.output<typeof apiErrorSchema>;
