import { array, literal, maxLength, refine, regex, string, union } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';

/**
 * How a page runs a remote's container: `script` as a classic script that declares a global variable, `module` as an
 * ES module that exports `get` and `init`.
 */
export const containerKindSchema = union([literal('script'), literal('module')]);
export type ContainerKind = Infer<typeof containerKindSchema>;

/** Maximum number of policies of one remote. Frameworks create one each. */
const POLICIES_MAX = 4;
/** Reserved names: the policies of the shell and of the sanitiser. */
const RESERVED_POLICIES: readonly string[] = ['default', 'dompurify', 'last-shell'];

/** Names of the Trusted Types policies that the code of a remote creates, such as `vue`. */
export const trustedTypesSchema = array(
  string().check(
    regex(/^[A-Za-z][A-Za-z0-9_-]{0,39}$/, 'must be the name of a policy such as vue'),
    refine((name) => !RESERVED_POLICIES.includes(name), 'is reserved by the product'),
  ),
).check(maxLength(POLICIES_MAX));
