import { pino, type DestinationStream, type Logger } from 'pino';
import type { Configuration } from '../configuration.ts';
import { withoutSecrets } from './secret-paths.ts';

/**
 * What of an error is logged. Errors of the database carry values of rows in their `detail` and `where`: those stay
 * out, and whatever else somebody hung onto an error.
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
 * Logs as JSON lines. What authenticates people never gets in: of requests only method, id and the caller's address are
 * logged, with their route's pattern once they are answered. Whatever a line says, secrets of one-time links are taken
 * out of it before it is written.
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

/** Standard output. Lines that can't be written, because the disk is full or the reader has gone, are dropped. */
function standardOutput(): DestinationStream {
  const output = pino.destination(1);
  output.on('error', () => undefined);
  return output;
}
