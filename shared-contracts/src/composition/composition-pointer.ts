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
 * A second composition that a share of users gets.
 * - `percent`: that share, above 0, up to 100.
 * - `drawnBy`: id that selects the users; unset: `composition`. A canary that is composed again after another
 *   publication keeps the id it began with, so that the same users stay in it.
 */
export const canarySchema = object({
  composition: releaseHashSchema,
  percent: number().check(minimum(0), maximum(100)),
  drawnBy: optional(releaseHashSchema),
});
export type Canary = Infer<typeof canarySchema>;

/**
 * Which composition users get. The only document of a registry that is ever replaced.
 * - `canary`: unset: everybody gets `current`.
 * - `previous`: compositions that were current before, newest first; where a roll-back goes to.
 * - `revision`: grows by one with every change; a writer states the one it read (compare and swap).
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
