import { ApiFailure } from './api-failure.ts';

/** How long a call may take, from the request to the end of its answer. */
export interface TimeLimit {
  /** Aborts the call when the caller gives it up or its time is over; undefined when nothing can. */
  readonly signal: AbortSignal | undefined;
  /** Why the call ended in `cause`: the caller's own reason, or an ApiFailure. */
  explain(cause: unknown): unknown;
  /** The call is over: nothing is left running. */
  end(): void;
}

/**
 * Limits a call. A timer of its own instead of `AbortSignal.timeout`: it ends with the call, not half a minute after.
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
