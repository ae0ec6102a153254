import { array, boolean, object, optional, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';

/**
 * What a page may override, as stated by the server.
 * - `allowed`: origins from which remotes may be loaded; `:*` is any port.
 * - `granted`: those of them that the tab's user agreed to and that this page's policy allows.
 * - `isPermitted`: whether the page's user may have overrides at all.
 */
export const pageOverridesSchema = object({
  allowed: array(string()),
  granted: array(string()),
  isPermitted: optional(boolean()),
});
export type PageOverrides = Infer<typeof pageOverridesSchema>;
