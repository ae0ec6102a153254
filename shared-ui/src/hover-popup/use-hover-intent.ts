import { useEffect, useReducer, type Dispatch } from 'react';
import { PREVIEW_POPUP_CLOSE_MS, PREVIEW_POPUP_OPEN_MS } from '@airdex/shared-contracts/constants';
import { AWAY, hoverIntentReducer, type HoverIntentAction } from './hover-intent.ts';

/** Closes the open popup. There is one at a time, even if pointer and focus are in different places. */
let closeOther: (() => void) | null = null;

/** Whether the popup is open, and handlers for events of its anchor. */
export function useHoverIntent(): {
  readonly isShown: boolean;
  readonly dispatch: Dispatch<HoverIntentAction>;
} {
  const [{ phase }, dispatch] = useReducer(hoverIntentReducer, AWAY);
  const isShown = phase === 'open' || phase === 'closing';

  useEffect(() => {
    if (phase !== 'opening' && phase !== 'closing') return;
    const timer = setTimeout(
      () => dispatch({ kind: 'elapse' }),
      phase === 'opening' ? PREVIEW_POPUP_OPEN_MS : PREVIEW_POPUP_CLOSE_MS,
    );
    return () => clearTimeout(timer);
  }, [phase]);

  useEffect(() => {
    if (!isShown) return;
    const close = () => dispatch({ kind: 'dismiss' });
    closeOther?.();
    closeOther = close;
    return () => {
      if (closeOther === close) closeOther = null;
    };
  }, [isShown]);

  return { isShown, dispatch };
}
