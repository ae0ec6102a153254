import {
  OFFERED_COMPOSITION_PATH,
  offeredCompositionSchema,
  readDocument,
} from '@airdex/shared-contracts/composition';
import type { ReadonlyState } from '@airdex/shared-contracts/remote-contract';
import { currentValue } from '../lib/current/current-value.ts';
import { COMPOSITION_LIMITS } from './limits.ts';

/** Another composition than the page's, which its next load would bring; null while there is none. */
export interface CompositionOffer {
  readonly offered: ReadonlyState<string | null>;
  /** Asks now. True when the server has responded; a failure is ignored. */
  check(): Promise<boolean>;
  /** Asks from now on whenever the page is come back to, and every minute while it is visible. Ends with what it answers. */
  follow(): () => void;
}

/** Composition that the next load of a page would get, or null when nobody says. Never rejects. */
async function askServer(fetchIt: typeof fetch): Promise<string | null> {
  try {
    // `no-cache`: the browser asks with the ETag it has, and the answer is mostly empty.
    const answer = await fetchIt(OFFERED_COMPOSITION_PATH, {
      cache: 'no-cache',
      headers: { Accept: 'application/json' },
    });
    if (!answer.ok) return null;
    const reading = readDocument(offeredCompositionSchema, await answer.json());
    return reading.ok ? reading.value.id : null;
  } catch {
    return null;
  }
}

/** @param own id of the composition that the page runs */
export function createCompositionOffer(own: string, fetchIt: typeof fetch): CompositionOffer {
  const offered = currentValue<string | null>(null);
  let asking: Promise<boolean> | undefined;
  let askedAt = performance.now();

  async function ask(): Promise<boolean> {
    askedAt = performance.now();
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
      // Focus comes with every click into the window after one outside of it.
      const whenBack = () => {
        if (performance.now() - askedAt > pollMs / 4) whenVisible();
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
