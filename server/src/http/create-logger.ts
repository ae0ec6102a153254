import { pino, type DestinationStream, type Logger } from 'pino';
import type { Configuration } from '../configuration.ts';

/** Logs as JSON lines. What identifies or authenticates people never gets in: only method, address and id are logged. */
export function createLogger(level: Configuration['logLevel'], destination?: DestinationStream): Logger {
  const options = {
    level,
    serializers: {
      req: (request: { method: string; url: string; id: string }) => ({
        method: request.method,
        url: request.url.split('?')[0],
        id: request.id,
      }),
    },
    redact: [
      '*.password',
      '*.newPassword',
      '*.oldPassword',
      '*.token',
      '*.headers.authorization',
      '*.headers.cookie',
    ],
  };
  return destination ? pino(options, destination) : pino(options);
}
