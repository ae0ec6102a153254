import { useState, useSyncExternalStore, type RefObject } from 'react';
import { OPEN_DIALOGS } from '../../lib/open-dialogs.ts';

const dialogs = () => Array.from(document.querySelectorAll(OPEN_DIALOGS));

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

const unobserved = () => () => undefined;

/**
 * True while a dialog is in the page that was not there when the component was first rendered, other than the one
 * around `own`. It turns true before the browser paints that dialog.
 * @param isWatched if false, the page is not observed and the result is false
 */
export function useNewerDialog(own: RefObject<HTMLElement | null>, isWatched: boolean): boolean {
  const [earlier] = useState(() => new Set(dialogs()));
  return useSyncExternalStore(
    isWatched ? subscribe : unobserved,
    () => isWatched && dialogs().some((dialog) => !earlier.has(dialog) && !dialog.contains(own.current)),
  );
}
