import type { MouseEvent } from 'react';
import { pathOfLinkClick } from '@airdex/shared-contracts/routes';
import { useHost } from './host-context.ts';

/**
 * Returns a click handler for links inside the product, which opens the page without reloading. The browser handles all
 * other clicks: with other buttons or modifier keys, to another tab or another site.
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
