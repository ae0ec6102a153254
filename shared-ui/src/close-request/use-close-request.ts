import { useEffect, useEffectEvent } from 'react';

/** The part of the browser's `CloseWatcher` used here. TypeScript's types do not contain it yet. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * Closes an open layer when the user asks the browser to close something: on Android with the Back button, which would
 * otherwise leave the page. Where the browser cannot tell, nothing changes. Layers handle Escape themselves, as a tooltip
 * above them closes first.
 * https://html.spec.whatwg.org/multipage/interaction.html#close-requests-and-close-watchers
 */
export function useCloseRequest(isOpen: boolean, close: () => void): void {
  const onRequest = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen || window.CloseWatcher === undefined || !window.matchMedia('(hover: none)').matches)
      return undefined;
    let watcher: CloseWatcher;
    const watch = (Watcher: new () => CloseWatcher): void => {
      watcher = new Watcher();
      watcher.onclose = () => {
        onRequest();
        // A watcher serves once, and a layer may stay open: a form does while it is being sent.
        watch(Watcher);
      };
    };
    watch(window.CloseWatcher);
    return () => watcher.destroy();
  }, [isOpen]);
}
