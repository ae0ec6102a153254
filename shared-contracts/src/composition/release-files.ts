import { array, int, nonnegative, number, object } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { integritySchema, releasePathSchema } from './release-file.ts';

/** A file of a release; `bytes` is its size uncompressed. */
export const releaseFileSchema = object({
  path: releasePathSchema,
  bytes: number().check(int(), nonnegative()),
  integrity: integritySchema,
});
export type ReleaseFile = Infer<typeof releaseFileSchema>;

export const releaseFilesSchema = array(releaseFileSchema);
