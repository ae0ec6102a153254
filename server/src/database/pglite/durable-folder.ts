import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncNames, syncPath } from '../sync-names.ts';

/** The open file that the database runtime's file system passes to calls. */
interface OpenFile {
  /** Node's file descriptor. */
  readonly nfd?: number;
}

/** The number of the I/O error in the runtime's C library. */
const WASI_EIO = 29;

/**
 * A database folder whose commits survive a power failure. PGlite itself never asks the system to sync: it
 * starts PostgreSQL with `-F`, its file system has no fsync, and its `relaxedDurability` only concerns
 * browsers. Even so, a killed process loses nothing, but a crashing machine may.
 */
export class DurableFolder extends NodeFS {
  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...parameters);
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [
          ...(emscriptenOpts.preRun ?? []),
          (module: { NODEFS?: { stream_ops: { fsync?: (file: OpenFile) => number } } }) => {
            if (module.NODEFS !== undefined) module.NODEFS.stream_ops.fsync = syncFile;
          },
        ],
      },
    };
  }
}

/**
 * PostgreSQL's start parameters: PGlite's without the one that disables fsync, set by the only call that can
 * be intercepted. It fills all shared buffers with zeros when it starts, and gains nothing from more of them, because
 * the system caches the files.
 */
export const DURABLE_START: string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=32MB',
];

/** Syncs a folder to the disk, including names. */
export function syncFolder(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const inside = path.join(folder, entry.name);
    if (entry.isDirectory()) syncFolder(inside);
    else if (entry.isFile()) syncPath(inside, 'r+');
  }
  syncNames(folder);
}

/** Returns what the runtime's C library expects: 0, or the number of an error. */
function syncFile({ nfd }: OpenFile): number {
  try {
    // On Windows folders have no descriptor that could be synced.
    if (nfd !== undefined && !(process.platform === 'win32' && fs.fstatSync(nfd).isDirectory()))
      fs.fsyncSync(nfd);
    return 0;
  } catch {
    // PostgreSQL panics: nothing more is acknowledged, and its thread is replaced.
    return WASI_EIO;
  }
}
