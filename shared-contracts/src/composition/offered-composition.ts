import { int, nonnegative, number, object } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { releaseHashSchema } from './release-hash.ts';

/** Answers a browser with the composition that its next page load would get. Costs the server next to nothing. */
export const OFFERED_COMPOSITION_PATH = '/composition';

/**
 * The composition that the asking browser would get now, by its cookies, and the revision of the pointer that said so.
 * The answer has an ETag: asked with `If-None-Match` it is 304 without a body while nothing moved.
 */
export const offeredCompositionSchema = object({
  id: releaseHashSchema,
  pointerRevision: number().check(int(), nonnegative()),
});
export type OfferedComposition = Infer<typeof offeredCompositionSchema>;
