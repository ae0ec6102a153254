import { createServer } from 'node:net';
import { CommandError } from '../command-error.ts';

/** First port to try when none is given; it stays the same, so that overrides keep working. */
const FIRST_PORT = 4101;
const LAST_PORT = 4199;
const PORTS = Array.from({ length: LAST_PORT - FIRST_PORT + 1 }, (_, index) => FIRST_PORT + index);

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)));
  });
}

const isInUse = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/**
 * Starts a server at the requested port, or by default at the first free one. Another process may take a port between
 * the probe and the start of the server; then the next one is tried.
 * @throws CommandError when the requested port, or every port, is in use.
 */
export async function startAtFreePort<Started>(
  requested: number | undefined,
  start: (port: number) => Promise<Started>,
): Promise<Started> {
  for (const port of requested === undefined ? PORTS : [requested]) {
    if (!(await isFree(port))) continue;
    try {
      return await start(port);
    } catch (error) {
      if (!isInUse(error)) throw error;
    }
  }
  const what =
    requested === undefined
      ? `All ports from ${FIRST_PORT} to ${LAST_PORT} are in use`
      : `Port ${requested} is already in use`;
  throw new CommandError(what, { hint: 'Name another with --port.' });
}
