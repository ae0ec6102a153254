import * as z from 'zod/mini';

/** Names an export, so that its progress can be followed; chosen by the caller, preferably random. */
export const exportJobIdSchema = z.string().check(z.regex(/^[\w-]{8,64}$/));

/** Fields of an export's body besides its selection. */
export const exportJobShape = { jobId: z.optional(z.nullable(exportJobIdSchema)) } as const;

/**
 * The progress of an export. Waiting: it has not been requested yet, or is in the queue. Working: `done` of `total`
 * programmes are read. Done and failed are final; a cancelled export has failed.
 */
export const exportProgressSchema = z.object({
  state: z.enum(['waiting', 'working', 'done', 'failed']),
  done: z.int(),
  /** Null until it is known. */
  total: z.nullable(z.int()),
  /** Its place in the queue, 1 for the next; missing if it is not in the queue. */
  place: z.optional(z.int()),
});
export type ExportProgress = z.output<typeof exportProgressSchema>;
