import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of its own for a test: a file system in memory, of a few MiB. */
export interface SmallDisk {
  readonly path: string;
  /** Takes all the room that is left. */
  fill(): void;
  /** Gives the room back. */
  free(): void;
  makeReadOnly(): void;
  remove(): void;
}

const FILLER = 'filler';

/** Mounts one of `mib` MiB, or answers null where this user may not mount (Linux as root may). */
export function mountSmallDisk(mib: number): SmallDisk | null {
  const path = mkdtempSync(join(tmpdir(), 'airdex-small-disk-'));
  const mount = (options: string) =>
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path], { stdio: 'ignore' });
  try {
    mount(`size=${mib}m`);
  } catch {
    rmSync(path, { recursive: true });
    return null;
  }
  const fill = (bytes: number) => {
    try {
      for (;;) appendFileSync(join(path, FILLER), Buffer.alloc(bytes));
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'ENOSPC') throw error;
    }
  };
  return {
    path,
    fill() {
      fill(64 * 1024);
      fill(512);
    },
    free: () => rmSync(join(path, FILLER)),
    makeReadOnly: () => mount('remount,ro'),
    remove() {
      // Also while a process that is about to end has files open there.
      execFileSync('umount', ['-l', path]);
      rmSync(path, { recursive: true });
    },
  };
}
