import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';

/** Polling interval for waiting callers, milliseconds. */
const LOOK_EACH = 5;

/**
 * Ends a pool after its pending queries. Callers that wait for a connection when it ends would otherwise wait
 * forever.
 */
export async function endPool(pool: Pool): Promise<void> {
  while (pool.waitingCount > 0) await pause(LOOK_EACH);
  if (!pool.ended) await pool.end();
}
