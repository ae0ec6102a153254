import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** Sends a signal to the browsers started by this thread: SIGKILL is like a crash, SIGSTOP makes them hang. */
export async function signalBrowsers(signal: NodeJS.Signals): Promise<void> {
  // Without waiting: the file belongs to the thread that reads it.
  const children = readFileSync('/proc/thread-self/children', 'utf8');
  for (const id of children.split(' ').filter(Boolean).map(Number)) {
    const command = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '');
    if (command.includes('--remote-debugging-pipe')) process.kill(id, signal);
  }
}
