import { LRUCache } from 'lru-cache';

/** Keys remembered at most: a bound on memory, not a rule. */
const REMEMBERED_MAX = 50_000;

/** Counts attempts by a key and says when there were too many. Each node of the installation counts its own. */
export interface AttemptLimit {
  /** Counts an attempt and gives 0; or, when there were too many, counts nothing and gives the seconds to wait. */
  take(key: string): number;
  /** Uncounts the newest attempt: it was right. */
  giveBack(key: string): void;
  /** Uncounts all. */
  forget(key: string): void;
}

export interface AttemptLimitOptions {
  /** Attempts allowed within the window. */
  readonly max: number;
  readonly windowMs: number;
  readonly now?: () => number;
}

/** The window slides: an attempt may be made again as soon as the first of the last `max` is older than it. */
export function createAttemptLimit({ max, windowMs, now = Date.now }: AttemptLimitOptions): AttemptLimit {
  const attempts = new LRUCache<string, readonly number[]>({ max: REMEMBERED_MAX });
  return {
    take(key) {
      const recent = (attempts.get(key) ?? []).filter((time) => time > now() - windowMs);
      const [first] = recent;
      if (recent.length >= max && first !== undefined)
        return Math.max(1, Math.ceil((first + windowMs - now()) / 1000));
      attempts.set(key, [...recent, now()]);
      return 0;
    },
    giveBack: (key) => void attempts.set(key, attempts.get(key)?.slice(0, -1) ?? []),
    forget: (key) => void attempts.delete(key),
  };
}
