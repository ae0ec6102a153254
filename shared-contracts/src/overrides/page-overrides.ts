import { array, object, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';

/**
 * What the server says of overrides in a page.
 * - `allowed`: origins that remotes may be taken from; `:*` stands for any port.
 * - `granted`: those of them that were asked for and that this page's policy lets in.
 */
export const pageOverridesSchema = object({ allowed: array(string()), granted: array(string()) });
export type PageOverrides = Infer<typeof pageOverridesSchema>;
