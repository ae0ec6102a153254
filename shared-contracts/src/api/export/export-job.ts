import * as z from 'zod/mini';

/** Names an export, so that its progress can be followed; chosen by who asks for it, best at random. */
export const exportJobIdSchema = z.string().check(z.regex(/^[\w-]{8,64}$/));

/** What an export's body carries besides its selection. */
export const exportJobShape = { jobId: z.optional(z.nullable(exportJobIdSchema)) } as const;

/**
 * How far an export is. Waiting: it has not been asked for yet, or others go first. Working: `done` of `total`
 * programmes are read. Done and failed are the last; a cancelled export is a failed one.
 */
export const exportProgressSchema = z.object({
  state: z.enum(['waiting', 'working', 'done', 'failed']),
  done: z.int(),
  /** Null until it is known. */
  total: z.nullable(z.int()),
  /** While it waits behind others: its place in the queue, 1 for the next. Missing otherwise. */
  place: z.optional(z.int()),
});
export type ExportProgress = z.output<typeof exportProgressSchema>;
