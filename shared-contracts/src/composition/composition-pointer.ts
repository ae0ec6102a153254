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
import { releaseHashSchema } from '../releases/release-hash.ts';

/** Maximum number of earlier compositions in a pointer, for rollbacks. */
export const POINTER_HISTORY_MAX = 50;

/**
 * A second composition that a share of users gets.
 * - `percent`: that share, above 0, up to 100.
 * - `drawnBy`: id that selects the users; unset: `composition`. A canary that is composed again after another
 *   publication keeps its first id, so that the same users stay in it.
 */
export const canarySchema = object({
  composition: releaseHashSchema,
  percent: number().check(minimum(0), maximum(100)),
  drawnBy: optional(releaseHashSchema),
});
export type Canary = Infer<typeof canarySchema>;

/**
 * The composition that users get. The only document of a registry that is ever replaced.
 * - `canary`: if unset, everyone gets `current`.
 * - `previous`: earlier compositions, newest first, for rollbacks.
 * - `revision`: increases by one with every change. Writers send the revision that they read (compare and swap).
 * - `updatedAt`: ISO 8601, UTC.
 */
export const compositionPointerSchema = object({
  schemaVersion: literal(1),
  revision: number().check(int(), nonnegative()),
  current: releaseHashSchema,
  canary: optional(canarySchema),
  previous: array(releaseHashSchema),
  updatedAt: string(),
});
export type CompositionPointer = Infer<typeof compositionPointerSchema>;
