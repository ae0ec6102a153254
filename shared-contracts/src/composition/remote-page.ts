import { array, boolean, minLength, object, optional, regex, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { exposedModuleSchema } from './exposed-module.ts';

/** Below it, each remote has the addresses that begin with its short name: `/x/weather` of `mfe-weather`. */
export const REMOTE_PAGES_BASE = '/x';

/**
 * A page of a remote that the contract's routes do not know: whoever makes a new remote gives it pages without a change
 * of the shell.
 * - `path`: where it is; a slash at its end, and the case, make no difference.
 * - `exposed`: the module that is shown there, with no props but the host services.
 * - `title`: of the page, and of its entry in the navigation, in each language of the interface.
 * - `isInNavigation`: whether it has such an entry.
 */
export const remotePageSchema = object({
  path: string().check(
    regex(/^\/x(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, 'must be a path in kebab-case below /x, such as /x/weather'),
  ),
  exposed: exposedModuleSchema,
  title: object({ en: string().check(minLength(1)), ch: string().check(minLength(1)) }),
  isInNavigation: optional(boolean()),
});
export type RemotePage = Infer<typeof remotePageSchema>;

export const remotePagesSchema = array(remotePageSchema);

/**
 * The address below which all pages of a remote are: `/x/weather` for `mfe-weather`. No two remotes of a composition
 * share one: publishing refuses a `weather` beside it.
 */
export function pagesBaseOf(remoteName: string): string {
  return `${REMOTE_PAGES_BASE}/${remoteName.replace(/^mfe-/, '')}`;
}

/** Whether `path` is one of the addresses of a remote. */
export function isPathOfRemote(path: string, remoteName: string): boolean {
  const base = pagesBaseOf(remoteName);
  return path === base || path.startsWith(`${base}/`);
}

const normal = (path: string) => path.toLowerCase().replace(/\/+$/, '');

/** The page at a path, among remotes with theirs. */
export function remotePageAt<
  Remote extends { readonly name: string; readonly pages?: readonly RemotePage[] | undefined },
>(
  remotes: readonly Remote[],
  path: string,
): { readonly remote: Remote; readonly page: RemotePage } | undefined {
  for (const remote of remotes) {
    const page = remote.pages?.find((it) => it.path === normal(path));
    if (page !== undefined) return { remote, page };
  }
  return undefined;
}
