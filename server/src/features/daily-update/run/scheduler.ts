import { runLetters } from './run-letters.ts';
import type { LetterServices } from './letter-services.ts';

/** How often it is looked whether letters are due, milliseconds. */
const LOOK_MS = 30_000;

export interface LetterScheduler {
  /** Begins no further letter; resolves once those under way are finished and written down. */
  stop(): Promise<void>;
}

/**
 * Looks every half minute for letters that are due and sends them. Any number of nodes may do so at once. An error
 * ends one look, not the next.
 */
export function startLetterScheduler(services: LetterServices, lookMs: number = LOOK_MS): LetterScheduler {
  const stopping = new AbortController();
  const options = { isNow: false, idUser: null, resendsUnsure: false, signal: stopping.signal };
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    try {
      await runLetters(services, options);
    } catch (error) {
      if (!stopping.signal.aborted)
        services.log.error({ err: error }, 'the daily letters could not be processed');
    }
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => {
      looking = look();
    }, lookMs);
    timer.unref();
  };
  let looking = look();
  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await looking;
    },
  };
}
