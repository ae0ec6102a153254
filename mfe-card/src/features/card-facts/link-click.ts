import type { MouseEvent } from 'react';

/** A click on a link that the browser answers itself: with a new tab or window, or with a download. */
export const isForBrowser = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
