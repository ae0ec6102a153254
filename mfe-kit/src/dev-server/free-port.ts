import { createServer } from 'node:net';
import { CommandError } from '../command-error.ts';

/** First port to try when none is given; it stays the same, so that overrides keep working. */
const FIRST_PORT = 4101;
const LAST_PORT = 4199;

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)));
  });
}

/**
 * Returns the requested port, or by default the first free one.
 * @throws CommandError when the requested port, or every port, is in use.
 */
export async function choosePort(requested: number | undefined): Promise<number> {
  if (requested !== undefined) {
    if (await isFree(requested)) return requested;
    throw new CommandError(`Port ${requested} is already in use`, { hint: 'Name another with --port.' });
  }
  for (let port = FIRST_PORT; port <= LAST_PORT; port += 1) if (await isFree(port)) return port;
  throw new CommandError(`All ports from ${FIRST_PORT} to ${LAST_PORT} are in use`, {
    hint: 'Name another with --port.',
  });
}
