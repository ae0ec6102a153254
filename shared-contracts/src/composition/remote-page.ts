import { array, boolean, enum as oneOf, minLength, object, optional, regex, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { exposedModuleSchema } from './exposed-module.ts';

/** Prefix of the addresses of remotes, followed by the short name: `/x/weather` for `mfe-weather`. */
export const REMOTE_PAGES_BASE = '/x';

/** Rights of users that an entry in the navigation can require. */
export const PAGE_RIGHTS = ['manage-releases'] as const;

/**
 * A page of a remote beyond the contract's routes: a new remote can have pages without a change
 * of the shell.
 * - `path`: its path; a trailing slash and the case do not matter.
 * - `exposed`: the module that is shown, with no props except the host services.
 * - `title`: of the page, and of its entry in the navigation, in each language of the interface.
 * - `isInNavigation`: whether it has such an entry.
 * - `right`: only users with it see that entry. The page and the server must also refuse other users.
 */
export const remotePageSchema = object({
  path: string().check(
    regex(/^\/x(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, 'must be a path in kebab-case below /x, such as /x/weather'),
  ),
  exposed: exposedModuleSchema,
  title: object({ en: string().check(minLength(1)), ch: string().check(minLength(1)) }),
  isInNavigation: optional(boolean()),
  right: optional(oneOf(PAGE_RIGHTS)),
});
export type RemotePage = Infer<typeof remotePageSchema>;

export const remotePagesSchema = array(remotePageSchema);

/**
 * The common prefix of all pages of a remote: `/x/weather` for `mfe-weather`. No two remotes of a composition
 * share one: publishing refuses a second remote `weather`.
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

/** The page at a path, among the pages of remotes. */
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
