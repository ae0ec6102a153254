import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { historyEntrySchema, readJsonDocument } from '@airdex/shared-contracts/composition';
import type { HistoryEntry } from '@airdex/shared-contracts/composition';
import { undefinedWhenMissing } from '../release/system-error.ts';
import { historyFile } from './registry-layout.ts';

const BLOCK_BYTES = 64 * 1024;
const NEWLINE = 0x0a;

/**
 * Adds a line to the history, on the disk when it resolves. Call it with the publishing lock held, before the pointer
 * is moved: a line whose revision the pointer never reached describes no change, and is not read.
 */
export async function appendToHistory(registry: string, entry: HistoryEntry): Promise<void> {
  const file = await open(historyFile(registry), 'a+');
  try {
    // A line that a dying process left unfinished must not swallow this one.
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

/** Lines of a file, last first, read block by block from its end. */
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
 * The changes up to pointer revision `revision`, newest first, as many as are asked for. Costs what the lines read
 * take, however long the history is. Lines that can't be read, or of changes that did not come to be, are left out.
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
