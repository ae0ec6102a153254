import type { Prunable } from '../prune/pruning-plan.ts';
import type { ObjectEntry } from './bucket.ts';

/** A release in the bucket, possibly incomplete. `storedAt`: when its newest object was stored. */
export interface ReleaseObjects extends Prunable {
  /** `remotes/mfe-card/0123456789abcdef` */
  readonly path: string;
  readonly bytes: number;
}

const OF_RELEASE = /^(?:(shell)|remotes\/([^/]+))\/([0-9a-f]{16})(?=\/)/;

/** Groups objects by release. Ignores objects that are not part of a release. */
export function releasesAmong(objects: readonly ObjectEntry[]): ReleaseObjects[] {
  const found = new Map<string, ReleaseObjects>();
  for (const { key, bytes, storedAt } of objects) {
    const [path, shell, remote, release] = OF_RELEASE.exec(key) ?? [];
    const name = shell ?? remote;
    if (path === undefined || name === undefined || release === undefined) continue;
    const before = found.get(path);
    found.set(path, {
      path,
      name,
      release,
      bytes: (before?.bytes ?? 0) + bytes,
      storedAt: Math.max(before?.storedAt ?? 0, storedAt),
    });
  }
  return [...found.values()];
}
