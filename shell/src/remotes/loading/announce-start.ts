import { avoidedRelease } from '@airdex/shared-contracts/composition';
import { NO_RELEASE } from './no-release.ts';

/**
 * Notes for `public/first-paint.js` that code of a release is about to run. If it freezes the page, the page cannot
 * report it, and the next page does.
 * @returns to be called when it has started, or has failed
 */
export function announceStart(remote: string, release: string | undefined): () => void {
  if (release === undefined || release === NO_RELEASE) return () => undefined;
  const announce = (isOver: boolean) => {
    const detail = { release: avoidedRelease(remote, release), isOver };
    document.dispatchEvent(new CustomEvent('airdex-start', { detail }));
  };
  announce(false);
  return () => announce(true);
}
