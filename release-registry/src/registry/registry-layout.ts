import { join } from 'node:path';

/** A release of the shell or of one remote. */
export type ReleaseKind = { readonly kind: 'shell' } | { readonly kind: 'remote'; readonly name: string };

/** Which release is meant by a name: `shell`, or a remote's. */
export function releaseKindOf(name: string): ReleaseKind {
  return name === 'shell' ? { kind: 'shell' } : { kind: 'remote', name };
}

/** Folder of a release below the registry, and below the root of the origin that serves it. */
export function releasePath(of: ReleaseKind, release: string): string {
  return of.kind === 'shell' ? `shell/${release}` : `remotes/${of.name}/${release}`;
}

/** Address at which a release is served by default: a path from the root of the page's origin. */
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

/** Where uploads wait to be checked, and what is removed waits to be gone. Not served. */
export function stagingFolder(registry: string): string {
  return join(registry, '.staging');
}

/** What checkouts brought when their servers started. Not served. */
export function checkoutBuildsFile(registry: string): string {
  return join(registry, '.private', 'checkouts.json');
}

/** The deploy tokens, hashed. Not served, and readable only by the owner. */
export function tokensFile(registry: string): string {
  return join(registry, '.private', 'tokens.json');
}
