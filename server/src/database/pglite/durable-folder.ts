import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What a call to the file system of the database's runtime gives us of an open file. */
interface OpenFile {
  /** Node's file descriptor. */
  readonly nfd?: number;
}

/** Number of the input/output error in the runtime's C library. */
const WASI_EIO = 29;

/**
 * A database folder whose commits survive a loss of power. PGlite by itself never asks the system to write anything to
 * the disk: it starts PostgreSQL with `-F`, its file system has no fsync, and its `relaxedDurability` concerns browsers
 * alone. A process that is killed loses nothing even so; a machine that goes down may.
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

/** PostgreSQL's start parameters: PGlite's without the one that switches fsync off, by the one call that reaches us. */
export const DURABLE_START: string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/** Has everything in a folder written to the disk, the names too. */
export function syncFolder(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const inside = path.join(folder, entry.name);
    if (entry.isDirectory()) syncFolder(inside);
    else if (entry.isFile()) syncPath(inside, 'r+');
  }
  syncNames(folder);
}

/** Has a folder's list of names written to the disk, where the system can (Windows does so by itself). */
export function syncNames(folder: string): void {
  if (process.platform !== 'win32') syncPath(folder, 'r');
}

function syncPath(file: string, flags: string): void {
  const descriptor = fs.openSync(file, flags);
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

/** Answers as the runtime's C library expects: 0, or the number of an error. */
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
