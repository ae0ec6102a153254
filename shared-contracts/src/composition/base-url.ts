import { refine, string } from 'zod/mini';

/** Where a release's files are: a path from the root of the page's origin, or an http(s) URL; ends in a slash. */
export const baseUrlSchema = string().check(
  refine((base) => /^(https?:\/\/[^/?#]+)?\/([^?#]*\/)?$/.test(base) && !base.startsWith('//'), {
    error: 'must be an absolute path or an http(s) URL that ends in a slash',
  }),
);
