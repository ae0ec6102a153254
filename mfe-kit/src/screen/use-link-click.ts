import type { MouseEvent } from 'react';
import { pathOfLinkClick } from '@airdex/shared-contracts/routes';
import { useHost } from './host-context.ts';

/**
 * Returns a click handler for links inside the product, which opens the page without reloading. Clicks that are meant for
 * the browser stay with it: other buttons, modifier keys, another tab, another site.
 */
export function useLinkClick(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const host = useHost();
  return (event) => {
    const path = pathOfLinkClick(event, window.location.origin);
    if (path === null) return;
    event.preventDefault();
    host.navigate(path);
  };
}
