import { object, refine, regex, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';

/** True for a path that stays inside its release: relative, forward slashes, no empty or dotted segment. */
export function isPathInsideRelease(path: string): boolean {
  return /^[^\\?#:]+$/.test(path) && path.split('/').every((segment) => !['', '.', '..'].includes(segment));
}

/** Path of a file relative to the folder of its release. */
export const releasePathSchema = string().check(
  refine(isPathInsideRelease, 'must be a relative path inside the release'),
);

/** Subresource integrity of a file, in the form for browsers. */
export const integritySchema = string().check(
  regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'must be a sha384 integrity value'),
);

/** A file that the page requests with its integrity. */
export const pinnedFileSchema = object({ path: releasePathSchema, integrity: integritySchema });
export type PinnedFile = Infer<typeof pinnedFileSchema>;
