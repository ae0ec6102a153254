import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk for a test: a file system in memory, of a few MiB. */
export interface SmallDisk {
  readonly path: string;
  /** Uses all free space. */
  fill(): void;
  /** Frees the space that `fill` used. */
  free(): void;
  makeReadOnly(): void;
  remove(): void;
}

const FILLER = 'filler';

/** Mounts a disk of `mib` MiB. Returns null if the user may not mount, which needs root on Linux. */
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
      // Lazily, because a process that is about to end may still have open files.
      execFileSync('umount', ['-l', path]);
      rmSync(path, { recursive: true });
    },
  };
}
