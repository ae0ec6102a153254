import { join } from 'node:path';

/** A release of the shell or of one remote. */
export type ReleaseKind = { readonly kind: 'shell' } | { readonly kind: 'remote'; readonly name: string };

/** Kind of a release by its name: `shell` or a remote's name. */
export function releaseKindOf(name: string): ReleaseKind {
  return name === 'shell' ? { kind: 'shell' } : { kind: 'remote', name };
}

/** Path of a release in the registry, and in the URLs that serve it. */
export function releasePath(of: ReleaseKind, release: string): string {
  return of.kind === 'shell' ? `shell/${release}` : `remotes/${of.name}/${release}`;
}

/** Default base address of a release: an absolute path on the page's origin. */
export function releaseBase(of: ReleaseKind, release: string): string {
  return `/${releasePath(of, release)}/`;
}

export function releaseFolder(registry: string, of: ReleaseKind, release: string): string {
  return join(registry, releasePath(of, release));
}

export function compositionsFolder(registry: string): string {
  return join(registry, 'compositions');
}

export function compositionFile(registry: string, id: string): string {
  return join(compositionsFolder(registry), `${id}.json`);
}

export function pointerFile(registry: string): string {
  return join(registry, 'pointer.json');
}

export function historyFile(registry: string): string {
  return join(registry, 'history.jsonl');
}

export function lockFile(registry: string): string {
  return join(registry, '.publishing.lock');
}

/** Folder of uploads until they are checked, and of removed releases until they are deleted. Not served. */
export function stagingFolder(registry: string): string {
  return join(registry, '.staging');
}

/** File of the builds with which servers started from their checkouts. Not served. */
export function checkoutBuildsFile(registry: string): string {
  return join(registry, '.private', 'checkouts.json');
}

/** File of the hashed deploy tokens. Not served, and readable only by its owner. */
export function tokensFile(registry: string): string {
  return join(registry, '.private', 'tokens.json');
}
