import { array, nullable, number, object, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { historyEntrySchema, revisionSchema } from './registry-history.ts';
import { releaseHashSchema } from './release-hash.ts';

/** A release in use. `name`: `shell` or the remote's; `builtAt`: ISO 8601, null if its manifest can't be read. */
const partStatusSchema = object({
  name: string(),
  release: releaseHashSchema,
  contractVersion: string(),
  builtAt: nullable(string()),
});
export type PartStatus = Infer<typeof partStatusSchema>;

/**
 * The releases that users get, and their history. Times are ISO 8601, UTC; `since` and `who` are null if the history does
 * not reach back that far.
 * - `canary.parts`: those that differ from the current composition's.
 * - `previous`: compositions before the current one, newest first.
 * - `history`: newest first.
 */
export const registryStatusSchema = object({
  revision: revisionSchema,
  updatedAt: string(),
  current: object({
    composition: releaseHashSchema,
    createdAt: string(),
    since: nullable(string()),
    who: nullable(string()),
    parts: array(partStatusSchema),
  }),
  canary: nullable(
    object({
      composition: releaseHashSchema,
      percent: number(),
      createdAt: string(),
      since: nullable(string()),
      who: nullable(string()),
      parts: array(partStatusSchema),
    }),
  ),
  previous: array(releaseHashSchema),
  history: array(historyEntrySchema),
});
export type RegistryStatus = Infer<typeof registryStatusSchema>;
