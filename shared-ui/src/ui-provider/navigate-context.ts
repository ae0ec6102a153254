import { createContext, useContext, type MouseEvent } from 'react';

export type Navigate = (path: string) => void;

export const NavigateContext = createContext<Navigate | null>(null);

/**
 * A click handler for links inside the application. Leaves clicks to the browser that are meant for it: other
 * buttons, modifier keys, another tab, another site.
 */
export function useLinkClick(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useContext(NavigateContext);
  return (event) => {
    const { origin, pathname, search, hash, target } = event.currentTarget;
    const isForBrowser =
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey ||
      target === '_blank';
    if (!navigate || event.defaultPrevented || isForBrowser || origin !== window.location.origin) return;
    event.preventDefault();
    navigate(`${pathname}${search}${hash}`);
  };
}
