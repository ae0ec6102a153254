import { regex, string } from 'zod/mini';
import { REMOTE_NAME } from './remote-name.ts';

/** Name of a remote's package and of its folder in the registry: `mfe-search`. */
export const remoteNameSchema = string().check(
  regex(REMOTE_NAME, 'must be a kebab-case name such as mfe-search'),
);

/** Name of the remote's container, a global variable of the page: `mfe_search`. */
export const federationNameSchema = string().check(
  regex(/^[a-z][a-z0-9_]*$/, 'must be an identifier such as mfe_search'),
);

/** Name of a page-wide event, such as `saveSearch`. */
export const eventNameSchema = string().check(
  regex(/^[A-Za-z][A-Za-z0-9]*$/, 'must be the name of an event such as saveSearch'),
);

/** Container name of a remote: `mfe-search` becomes `mfe_search`. */
export function federationNameOf(remoteName: string): string {
  return remoteName.replaceAll('-', '_');
}

/** Name of the manifest in the folder of every release of a remote. */
export const REMOTE_MANIFEST_FILE = 'airdex-manifest.json';
