import { pino, type DestinationStream, type Logger } from 'pino';
import type { Configuration } from '../configuration.ts';
import { withoutSecrets } from './secret-paths.ts';

/**
 * The logged part of an error. Database errors contain values of rows in their `detail` and `where`: these
 * are left out, like all other additional properties.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, cause } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const constraint =
    'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
  return {
    type: name,
    message,
    stack,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}

/**
 * Logs as JSON lines. Never contains credentials: of requests it logs only method, id and the client's
 * address, with their route's pattern once they are answered. Removes secrets of one-time links from every
 * line before it is written.
 */
export function createLogger(level: Configuration['logLevel'], destination?: DestinationStream): Logger {
  const options = {
    level,
    serializers: {
      err: describeError,
      req: ({ method, id }: { method: string; id: string }) => ({ method, id }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
    hooks: { streamWrite: withoutSecrets },
    redact: [
      '*.password',
      '*.newPassword',
      '*.oldPassword',
      '*.hash',
      '*.token',
      '*.headers.authorization',
      '*.headers.cookie',
    ],
  };
  return pino(options, destination ?? standardOutput());
}

/** Standard output. Drops lines that can't be written, because the disk is full or the reader is gone. */
function standardOutput(): DestinationStream {
  const output = pino.destination(1);
  output.on('error', () => undefined);
  return output;
}
