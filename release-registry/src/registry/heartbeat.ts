import type { FileHandle } from 'node:fs/promises';
import { HEARTBEAT_MS } from './lock-holder.ts';

/**
 * Shows that the holder of a lock is alive, until it is stopped. It rewrites the text of the file in place: the time is
 * then that of the file system, which others compare it with, and the file is the holder's own even after another
 * process took over its name.
 * @returns stops it
 */
export function startHeartbeat(
  file: FileHandle,
  text: string,
  everyMs: number = HEARTBEAT_MS,
): () => Promise<void> {
  const bytes = Buffer.from(text);
  const beat = async () => {
    await file.write(bytes, 0, bytes.length, 0);
    await file.datasync();
  };
  let last = Promise.resolve();
  const timer = setInterval(() => {
    // A missed beat is no failure: the next one follows.
    last = last.then(beat).catch(() => undefined);
  }, everyMs);
  return () => {
    clearInterval(timer);
    return last;
  };
}
