import { array, boolean, object, optional, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';

/**
 * What the server says of overrides in a page.
 * - `allowed`: origins that remotes may be taken from; `:*` stands for any port.
 * - `granted`: those of them that the tab's user agreed to and that this page's policy lets in.
 * - `isPermitted`: whether the page's user may have overrides at all.
 */
export const pageOverridesSchema = object({
  allowed: array(string()),
  granted: array(string()),
  isPermitted: optional(boolean()),
});
export type PageOverrides = Infer<typeof pageOverridesSchema>;
