import {
  array,
  enum as oneOf,
  gte,
  int,
  lte,
  maxLength,
  number,
  object,
  optional,
  refine,
  string,
} from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { releaseHashSchema } from './release-hash.ts';

/** Maximum length of a name in the history. */
export const WHO_MAX = 200;
/** Maximum length of a reason in the history. */
export const REASON_MAX = 500;

const oneLine = (most: number) =>
  string().check(
    maxLength(most, `must have at most ${most} characters`),
    refine((text) => text.trim() !== '' && !/\p{Cc}/u.test(text), 'must be one line of text'),
  );

export const whoSchema = oneLine(WHO_MAX);
export const reasonSchema = oneLine(REASON_MAX);
export const revisionSchema = number().check(int(), gte(0));

/** A canary's share of users. */
export const percentSchema = number().check(
  refine((percent) => percent > 0, 'must be above 0'),
  lte(100, 'must be at most 100'),
);

/** How the pointer of a registry is moved. */
export const REGISTRY_ACTIONS = ['publish', 'canary', 'promote', 'rollback', 'stop-canary', 'prune'] as const;

/**
 * An entry of a registry's history: who moved the pointer, when and how.
 * - `revision`: that of the pointer afterwards; `at`: ISO 8601, UTC; `token`: name of the token of a request over HTTP.
 * - `from`, `to`: the composition that some or all users got before, and get now: the current one, or the canary's if a
 *   canary was started, widened or stopped. `from` is unset for the first publication.
 * - `canary`, `percent`: the canary that runs afterwards; unset: none.
 * - `offered`: earlier compositions, for browsers that leave the current one.
 * - `releases`: the releases that were published or rolled back alone, as `mfe-card 0123456789abcdef`.
 * - `takenOut`: the remote whose first release was rolled back: compositions no longer contain it.
 * - `removed`: paths of compositions and releases that pruning removed from a bucket, relative to the registry.
 */
export const historyEntrySchema = object({
  revision: revisionSchema,
  at: string(),
  who: string(),
  token: optional(string()),
  action: oneOf(REGISTRY_ACTIONS),
  from: optional(releaseHashSchema),
  to: releaseHashSchema,
  canary: optional(releaseHashSchema),
  percent: optional(number()),
  offered: optional(array(releaseHashSchema)),
  releases: optional(array(string())),
  takenOut: optional(string()),
  removed: optional(array(string())),
  reason: optional(string()),
});
export type HistoryEntry = Infer<typeof historyEntrySchema>;
