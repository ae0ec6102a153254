import { SHARED_LIBRARIES } from '@airdex/mfe-kit/share-scope';

const TOOLTIP = 'react-aria-components/Tooltip';

/**
 * Loads tooltips while the first container loads. Nearly every screen has some, but asks for them only when its own code
 * has arrived: another round trip before it can render.
 */
export function prepareTooltips(): void {
  // If they can't be loaded, the screen asks again, and reports the failure.
  SHARED_LIBRARIES['react-aria-components'].later?.[TOOLTIP]?.().catch(() => undefined);
}
