import { array, object, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';

/** Id of the element of the page in which the server says what may be overridden. Without it, nothing may. */
export const PAGE_OVERRIDES_ELEMENT_ID = 'airdex-page-overrides';

/**
 * What the server says of overrides in a page.
 * - `allowed`: origins that remotes may be taken from; `:*` stands for any port.
 * - `granted`: those of them that were asked for and that this page's policy lets in.
 */
export const pageOverridesSchema = object({ allowed: array(string()), granted: array(string()) });
export type PageOverrides = Infer<typeof pageOverridesSchema>;
