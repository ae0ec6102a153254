import { runLetters } from './run-letters.ts';
import type { LetterServices } from './letter-services.ts';

/** Polling interval for due letters, milliseconds. */
const POLL_MS = 30_000;

export interface LetterScheduler {
  /** Starts no further letter; resolves once those under way are finished and recorded. */
  stop(): Promise<void>;
}

/**
 * Checks every half minute for due letters and sends them. Any number of nodes may do so at once. An error
 * ends one check, not the next.
 */
export function startLetterScheduler(services: LetterServices, pollMs: number = POLL_MS): LetterScheduler {
  const stopping = new AbortController();
  const options = { isNow: false, idUser: null, resendsUnsure: false, signal: stopping.signal };
  let timer: NodeJS.Timeout | undefined;
  const poll = async (): Promise<void> => {
    try {
      await runLetters(services, options);
    } catch (error) {
      if (!stopping.signal.aborted)
        services.log.error({ err: error }, 'the daily letters could not be processed');
    }
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => {
      polling = poll();
    }, pollMs);
    timer.unref();
  };
  let polling = poll();
  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await polling;
    },
  };
}
