import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';

/** Between two looks at who waits, milliseconds. */
const LOOK_EACH = 5;

/** Ends a pool after what was asked of it: callers that wait for a connection when it ends would wait forever. */
export async function endPool(pool: Pool): Promise<void> {
  while (pool.waitingCount > 0) await pause(LOOK_EACH);
  if (!pool.ended) await pool.end();
}
