import {
  array,
  int,
  literal,
  maximum,
  minimum,
  nonnegative,
  number,
  object,
  optional,
  string,
} from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { releaseHashSchema } from './release-hash.ts';

/** Compositions that a pointer remembers, so that a roll-back knows where to. */
export const POINTER_HISTORY_MAX = 50;

/**
 * Which composition users get. The only document of a registry that ever changes.
 * - `canary`: a second composition and the share of users, in percent, who get it.
 * - `previous`: compositions that were current before, newest first.
 * - `revision`: grows by one with every change; a writer states the one it read (compare and swap).
 * - `updatedAt`: ISO 8601, UTC.
 */
export const compositionPointerSchema = object({
  schemaVersion: literal(1),
  revision: number().check(int(), nonnegative()),
  current: releaseHashSchema,
  canary: optional(
    object({ composition: releaseHashSchema, percent: number().check(minimum(0), maximum(100)) }),
  ),
  previous: array(releaseHashSchema),
  updatedAt: string(),
});
export type CompositionPointer = Infer<typeof compositionPointerSchema>;
