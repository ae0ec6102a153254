import type { FastifyInstance } from 'fastify';
import type { Connections } from '../http/connections.ts';

/**
 * Takes no more connections, closes idle ones at once, lets calls under way end, and cuts those that take longer than
 * `timeoutMs`.
 */
export async function closeApp(
  app: FastifyInstance,
  connections: Connections,
  timeoutMs: number,
): Promise<void> {
  const closed = app.close();
  const cut = await connections.drain(timeoutMs);
  if (cut > 0) app.log.warn({ connections: cut }, 'calls took too long to end and were cut off');
  await closed;
}
