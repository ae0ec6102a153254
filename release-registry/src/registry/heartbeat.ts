import type { FileHandle } from 'node:fs/promises';
import { HEARTBEAT_MS } from './lock-holder.ts';

/**
 * Shows that the holder of a lock lives, until it is stopped. Its text is written again where it stands: so the time is
 * the file system's, which others compare it with, and the file is the holder's own even when its name was taken over.
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
