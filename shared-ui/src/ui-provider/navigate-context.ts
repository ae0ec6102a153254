import { createContext, useContext, type MouseEvent } from 'react';
import { pathOfLinkClick } from '@airdex/shared-contracts/routes';

export type Navigate = (path: string) => void;

export const NavigateContext = createContext<Navigate | null>(null);

/** A click handler for links inside the application. Leaves all other clicks to the browser. */
export function useLinkClick(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useContext(NavigateContext);
  return (event) => {
    const path = pathOfLinkClick(event, window.location.origin);
    if (navigate === null || path === null) return;
    event.preventDefault();
    navigate(path);
  };
}
