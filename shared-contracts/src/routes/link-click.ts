/** A click on a link, as React or the DOM report it. */
export interface LinkClick {
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly defaultPrevented: boolean;
  readonly currentTarget: {
    readonly origin: string;
    readonly pathname: string;
    readonly search: string;
    readonly hash: string;
    readonly target: string;
  };
}

/** Whether a click opens the link here. Other buttons, and clicks with a key held, open another tab or window. */
export function isPlainClick(event: Omit<LinkClick, 'defaultPrevented' | 'currentTarget'>): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** The path that a plain click on a link of this site opens; null if the browser should follow the link itself. */
export function pathOfLinkClick(event: LinkClick, siteOrigin: string): string | null {
  const { origin, pathname, search, hash, target } = event.currentTarget;
  const isHere = target !== '_blank' && origin === siteOrigin;
  return isHere && isPlainClick(event) && !event.defaultPrevented ? `${pathname}${search}${hash}` : null;
}
