import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { historyEntrySchema, readJsonDocument } from '@airdex/shared-contracts/composition';
import type { HistoryEntry } from '@airdex/shared-contracts/composition';
import { undefinedWhenMissing } from '../release/system-error.ts';
import { historyFile } from './registry-layout.ts';

const BLOCK_BYTES = 64 * 1024;
const NEWLINE = 0x0a;

/**
 * Adds an entry to the history, and writes it to the disk before it resolves. Call it with the publishing lock, before
 * the pointer moves. Readers ignore an entry whose revision the pointer never reached.
 */
export async function appendToHistory(registry: string, entry: HistoryEntry): Promise<void> {
  const file = await open(historyFile(registry), 'a+');
  try {
    // A process that died may have left an incomplete line. This entry must begin on a new one.
    const { size } = await file.stat();
    const last = Buffer.alloc(1);
    if (size > 0) await file.read(last, 0, 1, size - 1);
    const start = size > 0 && last[0] !== NEWLINE ? '\n' : '';
    await file.appendFile(`${start}${JSON.stringify(entry)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Reads the lines of a file, last first, in blocks from its end. */
async function* linesFromEnd(file: FileHandle): AsyncGenerator<string> {
  let { size: position } = await file.stat();
  let rest = Buffer.alloc(0);
  while (position > 0) {
    const length = Math.min(BLOCK_BYTES, position);
    position -= length;
    const block = Buffer.alloc(length);
    await file.read(block, 0, length, position);
    rest = Buffer.concat([block, rest]);
    for (let end = rest.lastIndexOf(NEWLINE); end >= 0; end = rest.lastIndexOf(NEWLINE)) {
      yield rest.toString('utf8', end + 1);
      rest = rest.subarray(0, end);
    }
  }
  yield rest.toString('utf8');
}

/**
 * Reads at most `most` changes up to `revision` of the pointer, newest first. Reads only as much of the file as needed.
 * Omits unreadable lines, and changes that did not reach the pointer.
 */
export async function readHistory(
  registry: string,
  revision: number,
  most = Number.POSITIVE_INFINITY,
): Promise<HistoryEntry[]> {
  const file = await undefinedWhenMissing(open(historyFile(registry), 'r'));
  if (file === undefined || most <= 0) {
    await file?.close();
    return [];
  }
  const entries: HistoryEntry[] = [];
  let below = revision + 1;
  try {
    for await (const line of linesFromEnd(file)) {
      const reading = readJsonDocument(historyEntrySchema, line);
      if (!reading.ok || reading.value.revision >= below) continue;
      entries.push(reading.value);
      below = reading.value.revision;
      if (entries.length >= most) break;
    }
  } finally {
    await file.close();
  }
  return entries;
}
