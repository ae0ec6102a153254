import { ApiFailure } from './api-failure.ts';

/** How long a call may take, from the request to the end of its response. */
export interface TimeLimit {
  /** Aborts the call if the caller aborts it or the time limit is reached; undefined if neither is possible. */
  readonly signal: AbortSignal | undefined;
  /** The reason for `cause`: the caller's own one, or an ApiFailure. */
  explain(cause: unknown): unknown;
  /** Call this when the call has ended, to stop the timer. */
  end(): void;
}

/**
 * Limits the time of a call. Uses its own timer instead of `AbortSignal.timeout`, because that one outlives the call.
 * @param timeoutMs null for no limit
 */
export function timeLimit(timeoutMs: number | null, caller: AbortSignal | undefined): TimeLimit {
  const over = new AbortController();
  const timer = timeoutMs === null ? undefined : setTimeout(() => over.abort(), timeoutMs);
  const signals = [caller, timeoutMs === null ? undefined : over.signal].filter((it) => it !== undefined);
  return {
    signal: signals.length === 0 ? undefined : AbortSignal.any(signals),
    explain(cause) {
      if (cause instanceof ApiFailure) return cause;
      if (caller?.aborted) return caller.reason as unknown;
      if (over.signal.aborted)
        return new ApiFailure('timeout', `No answer within ${String(timeoutMs)} ms`, { cause });
      return new ApiFailure('unreachable', 'The server could not be reached', { cause });
    },
    end: () => clearTimeout(timer),
  };
}
