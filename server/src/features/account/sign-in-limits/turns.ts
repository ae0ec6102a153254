import { LRUCache } from 'lru-cache';
import { boundedBy } from '../../../http/bounded-by.ts';

const REMEMBERED_MAX = 50_000;

/** Lets callers through one after the other. Each gets a turn, and keeps it until it returns. */
export interface Turns {
  /** 0 if it is the caller's turn; otherwise the seconds until then. */
  take(queue: string, caller: string): number;
}

export interface TurnsOptions {
  /** Time between two turns of one queue. */
  readonly everyMs: number;
  /** The maximum wait. */
  readonly waitMaxMs: number;
  /** How long a turn is reserved for its caller. */
  readonly reservedMs: number;
  readonly now: () => number;
}

export function createTurns({ everyMs, waitMaxMs, reservedMs, now }: TurnsOptions): Turns {
  const nextTurns = new LRUCache<string, number>(boundedBy(REMEMBERED_MAX));
  const given = new LRUCache<string, number>(boundedBy(REMEMBERED_MAX));
  return {
    take(queue, caller) {
      const key = JSON.stringify([queue, caller]);
      const own = given.get(key);
      if (own !== undefined && own > now()) return seconds(own - now());
      given.delete(key);
      if (own !== undefined && own > now() - reservedMs) return 0;
      const turn = Math.min(Math.max(nextTurns.get(queue) ?? 0, now()), now() + waitMaxMs);
      nextTurns.set(queue, turn + everyMs);
      if (turn <= now()) return 0;
      given.set(key, turn);
      return seconds(turn - now());
    },
  };
}

function seconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}
