import { avoidedRelease } from '@airdex/shared-contracts/composition';
import { RELEASE_STARTS } from '../../lib/start-events.ts';
import type { ReleaseStart } from '../../lib/start-events.ts';
import { NO_RELEASE } from './no-release.ts';

/**
 * Informs `before-shell` that code of a release is about to run. If the code freezes the page, the page cannot
 * report it, so the next page load does.
 * @returns function to call when the code has started or failed
 */
export function announceStart(remote: string, release: string | undefined): () => void {
  if (release === undefined || release === NO_RELEASE) return () => undefined;
  const announce = (isOver: boolean) => {
    const detail: ReleaseStart = { release: avoidedRelease(remote, release), isOver };
    document.dispatchEvent(new CustomEvent(RELEASE_STARTS, { detail }));
  };
  announce(false);
  return () => announce(true);
}
