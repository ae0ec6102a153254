import {
  OFFERED_COMPOSITION_PATH,
  offeredCompositionSchema,
  readDocument,
} from '@airdex/shared-contracts/composition';
import type { ReadonlyState } from '@airdex/shared-contracts/remote-contract';
import { currentValue } from '../lib/current/current-value.ts';
import { COMPOSITION_LIMITS } from './limits.ts';

/** A composition other than the page's, which the next load would bring; null while there is none. */
export interface CompositionOffer {
  readonly offered: ReadonlyState<string | null>;
  /** Asks the server now. Resolves to true if the server has responded; ignores failures. */
  check(): Promise<boolean>;
  /** Asks whenever the user returns to the page, and every minute while it is visible. Returns a function to stop. */
  follow(): () => void;
}

/** The composition that the next load of a page would get, or null if it is unknown. Never rejects. */
async function askServer(fetchIt: typeof fetch): Promise<string | null> {
  try {
    // `no-cache`: the browser sends the ETag of its copy, and the response is usually empty.
    const response = await fetchIt(OFFERED_COMPOSITION_PATH, {
      cache: 'no-cache',
      headers: { Accept: 'application/json' },
      // After a sleep, a connection may hang.
      signal: AbortSignal.timeout(COMPOSITION_LIMITS.answerMs),
    });
    if (!response.ok) return null;
    const reading = readDocument(offeredCompositionSchema, await response.json());
    return reading.ok ? reading.value.id : null;
  } catch {
    return null;
  }
}

/** @param own id of the page's composition */
export function createCompositionOffer(own: string, fetchIt: typeof fetch): CompositionOffer {
  const offered = currentValue<string | null>(null);
  let asking: Promise<boolean> | undefined;
  let requestedAt = performance.now();

  async function ask(): Promise<boolean> {
    requestedAt = performance.now();
    const id = await askServer(fetchIt);
    if (id === null) return false;
    offered.set(id === own ? null : id);
    return true;
  }

  function check(): Promise<boolean> {
    asking ??= ask().finally(() => (asking = undefined));
    return asking;
  }

  return {
    offered,
    check,
    follow() {
      const { pollMs } = COMPOSITION_LIMITS;
      const whenVisible = () => {
        if (document.visibilityState === 'visible') void check();
      };
      // Users may return to the window often, and each return raises a focus event.
      const whenBack = () => {
        if (performance.now() - requestedAt > pollMs / 4) whenVisible();
      };
      const timer = setInterval(whenVisible, pollMs);
      window.addEventListener('focus', whenBack);
      document.addEventListener('visibilitychange', whenBack);
      return () => {
        clearInterval(timer);
        window.removeEventListener('focus', whenBack);
        document.removeEventListener('visibilitychange', whenBack);
      };
    },
  };
}
