import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { builderVersion } from './builder-version.ts';
import { readIndexFile } from './read-index-file.ts';
import { removeAbandoned } from './remove-abandoned.ts';
import type { StorageReply, StorageTask, Unusable } from './storage-messages.ts';
import { type StoredIndex, UnusableIndex } from './stored-index.ts';
import { writeIndexFile } from './write-index-file.ts';

/** The thread that reads or writes one file of an index and then ends. */
const port = parentPort;
if (port === null) throw new Error('storage-worker.ts runs as a worker only.');

function read(file: string, builder: string, threads: number): StoredIndex | Unusable {
  try {
    return readIndexFile(file, builder, threads);
  } catch (error) {
    if (error instanceof UnusableIndex) return { reason: error.reason, message: error.message };
    return { reason: 'damaged', message: error instanceof Error ? error.message : String(error) };
  }
}

function perform(task: StorageTask): StorageReply {
  const builder = builderVersion();
  if (task.kind === 'read') return { kind: 'read', builder, result: read(task.file, builder, task.threads) };
  // The files were updated while the server runs: parts of the index may come from either version.
  if (builder !== task.builder) throw new Error('the code has been updated since the start');
  const folder = path.dirname(task.paths.file);
  mkdirSync(folder, { recursive: true });
  removeAbandoned(folder);
  return { kind: 'written', bytes: writeIndexFile(task.paths, builder, task.stored) };
}

let reply: StorageReply;
try {
  reply = perform(workerData as StorageTask);
} catch (error) {
  reply = { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
}
port.postMessage(reply);
