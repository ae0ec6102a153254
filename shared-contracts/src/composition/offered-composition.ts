import { int, nonnegative, number, object } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { releaseHashSchema } from '../releases/release-hash.ts';

/** Returns the composition that the browser would get with its next page load. Cheap for the server. */
export const OFFERED_COMPOSITION_PATH = '/composition';

/**
 * The composition that this browser would get now, according to its cookies, and the revision of the pointer.
 * The response has an ETag: with `If-None-Match` it is 304 without a body while nothing has changed.
 */
export const offeredCompositionSchema = object({
  id: releaseHashSchema,
  pointerRevision: number().check(int(), nonnegative()),
});
export type OfferedComposition = Infer<typeof offeredCompositionSchema>;
