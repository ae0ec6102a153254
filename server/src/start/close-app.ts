import type { FastifyInstance } from 'fastify';
import type { Connections } from '../http/connections.ts';
import type { RunningExports } from '../http/running-exports.ts';

export interface CloseOptions {
  readonly connections: Connections;
  readonly exports: RunningExports;
  /** How long pending calls may take to end, milliseconds. */
  readonly timeoutMs: number;
}

/**
 * Accepts no more connections, closes idle ones immediately, lets pending calls end, and aborts those that take too
 * long. While an export runs, the server still listens, because the browser that prints it loads its pages here.
 */
export async function closeApp(
  app: FastifyInstance,
  { connections, exports, timeoutMs }: CloseOptions,
): Promise<void> {
  const begun = performance.now();
  await exports.ended(timeoutMs);
  const closed = app.close();
  const cut = await connections.drain(Math.max(0, timeoutMs - (performance.now() - begun)));
  if (cut > 0) app.log.warn({ connections: cut }, 'calls took too long to end and were cut off');
  await closed;
}
