import { composedRemoteSchema, readDocument } from '@airdex/shared-contracts/composition';
import type { ComposedRemote } from '@airdex/shared-contracts/composition';
import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import type { BrowserStorage } from '../../lib/storage/browser-storage.ts';

const KEY = LOCAL_STORAGE_KEYS.lastGoodReleases;

function stored(storage: BrowserStorage): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(storage.read(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Returns the remote without its lists of files to preload, which leaves a few hundred bytes. */
export function withoutPreloads(remote: ComposedRemote): ComposedRemote {
  return { ...remote, preload: Object.fromEntries(Object.keys(remote.preload).map((it) => [it, []])) };
}

/** Stores a release of a remote that has worked in this browser. */
export function rememberGoodRelease(storage: BrowserStorage, remote: ComposedRemote): void {
  const before = stored(storage);
  const { release } = (before[remote.name] ?? {}) as Partial<ComposedRemote>;
  if (release === remote.release) return;
  storage.write(KEY, JSON.stringify({ ...before, [remote.name]: withoutPreloads(remote) }));
}

/**
 * Returns the release of a remote that last worked in this browser, with the integrity of its container. Returns
 * undefined if none is stored or the stored value is unreadable.
 */
export function lastGoodRelease(storage: BrowserStorage, name: string): ComposedRemote | undefined {
  const reading = readDocument(composedRemoteSchema, stored(storage)[name]);
  return reading.ok && reading.value.name === name ? reading.value : undefined;
}
