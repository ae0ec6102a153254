import { once } from 'node:events';

/**
 * Waits until a server is ready.
 *
 * @param {import('node:child_process').ChildProcessWithoutNullStreams} child
 */
export async function startedServer(child) {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'close');
  const endedEarly = ended.then(() => Promise.reject(new Error(`The server ended: ${output}`)));
  endedEarly.catch(() => undefined);
  const address = async () => {
    for (;;) {
      const found = /ready: (http:\/\/\S+)/.exec(output)?.[1];
      if (found !== undefined) return found;
      await Promise.race([once(child.stdout, 'data'), endedEarly]);
    }
  };
  return {
    address: await address(),
    /** Stops it as an operator does. Returns its exit code, or null if it did not end by itself. */
    async stop() {
      child.kill('SIGTERM');
      const [code] = await ended;
      return code;
    },
    kill: () => child.kill('SIGKILL'),
  };
}
