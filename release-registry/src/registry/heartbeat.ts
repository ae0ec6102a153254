import type { FileHandle } from 'node:fs/promises';
import { HEARTBEAT_MS } from './lock-holder.ts';

/**
 * Updates the modification time of a lock file regularly, to show that its holder is alive. It rewrites the text
 * through the open file. So the file system sets the time, and the file is the holder's own even if another process has
 * taken over its name.
 * @returns function that stops the heartbeat
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
    // A missed beat is not a failure, because the next one follows.
    last = last.then(beat).catch(() => undefined);
  }, everyMs);
  return () => {
    clearInterval(timer);
    return last;
  };
}
