import type { PostgresPool } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** How long a replica that refused a connection is left alone, milliseconds. */
const REST_AFTER_FAILURE = 5_000;

/**
 * Hands out connections to the replicas in turn, leaving one alone for a while after it refused, and to the primary
 * when none answers: losing a replica costs speed, never an answer.
 */
export function createReadPool(
  replicas: readonly Pool[],
  primary: Pool,
  now: () => number = Date.now,
): PostgresPool {
  const restingUntil = new Map<Pool, number>();
  let turn = 0;
  return {
    options: primary.options,
    async connect(): Promise<PoolClient> {
      for (let attempt = 0; attempt < replicas.length; attempt++) {
        const replica = replicas[turn++ % replicas.length];
        if (!replica || (restingUntil.get(replica) ?? 0) > now()) continue;
        try {
          return await replica.connect();
        } catch {
          restingUntil.set(replica, now() + REST_AFTER_FAILURE);
        }
      }
      return primary.connect();
    },
    // The pools are ended by whoever opened them.
    end: () => Promise.resolve(),
  };
}
