import { SHARED_LIBRARIES } from '@airdex/mfe-kit/share-scope';

const TOOLTIP = 'react-aria-components/Tooltip';

/**
 * Runs the code of tooltips while the first container loads; the page has a preload link for it. Nearly every screen
 * has some, but requests them only when its own code runs.
 */
export function prepareTooltips(): void {
  // If they can't be loaded, the screen requests them again, and reports the failure.
  SHARED_LIBRARIES['react-aria-components'].later?.[TOOLTIP]?.().catch(() => undefined);
}
