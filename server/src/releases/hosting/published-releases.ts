import { readdir, stat } from 'node:fs/promises';
import {
  compositionsFolder,
  readComposition,
  releasePath,
  undefinedWhenMissing,
} from '@airdex/release-registry';

export interface PublishedReleases {
  /**
   * Whether a composition of the registry names the release, now or at any time since this server started.
   * @param path of the release's folder below the registry: `remotes/mfe-card/0123456789abcdef`
   */
  has(path: string): Promise<boolean>;
}

const COMPOSITION = /^([0-9a-f]{16})\.json$/;
/** A folder that was changed more recently may change again with the same modification time. */
const SETTLED_MS = 2_000;

/**
 * Knows which releases were published. Compositions never change, so each is read once; a query for an
 * unnamed release costs one `stat` as long as nothing is published. An unreadable composition is retried; the
 * code that follows the pointer reports it. While none at all is readable, every release counts as published:
 * browsers then run the last one that they know.
 */
export function createPublishedReleases(registryFolder: string): PublishedReleases {
  const folder = compositionsFolder(registryFolder);
  const known = new Set<string>();
  const seen = new Set<string>();
  let settledAt: number | undefined;
  let reading: Promise<void> | undefined;

  async function note(id: string): Promise<boolean> {
    const found = await readComposition(registryFolder, id).catch(() => undefined);
    if (found === undefined) return false;
    known.add(releasePath({ kind: 'shell' }, found.shell.release));
    for (const { name, release } of found.remotes) known.add(releasePath({ kind: 'remote', name }, release));
    seen.add(id);
    return true;
  }

  async function readNew(): Promise<void> {
    const changedAt = (await undefinedWhenMissing(stat(folder)))?.mtimeMs;
    if (changedAt === undefined || changedAt === settledAt) return;
    let isSettled = Date.now() - changedAt > SETTLED_MS;
    for (const file of await readdir(folder)) {
      const id = COMPOSITION.exec(file)?.[1];
      if (id !== undefined && !seen.has(id) && !(await note(id))) isSettled = false;
    }
    if (isSettled) settledAt = changedAt;
  }

  function read(): Promise<void> {
    reading ??= readNew()
      // The folder is unreadable now. The next query retries.
      .catch(() => undefined)
      .finally(() => (reading = undefined));
    return reading;
  }

  // Before the first page requests its files.
  void read();
  return {
    async has(path) {
      // What is being read may have been listed before the release was published.
      if (!known.has(path) && reading !== undefined) await reading;
      if (!known.has(path)) await read();
      return known.has(path) || known.size === 0;
    },
  };
}
