import type { DOMAttributes, SyntheticEvent } from 'react';

const stop = (event: SyntheticEvent) => {
  event.stopPropagation();
};

/**
 * Keeps presses from the row around: for native controls in a card, such as links and switches. A press on them
 * must not open or select the row too.
 */
export const WITHOUT_ROW_PRESS: DOMAttributes<HTMLElement> = {
  onPointerDown: stop,
  onMouseDown: stop,
  onTouchStart: stop,
  onClick: stop,
};

const stopOnControl = (event: SyntheticEvent) => {
  if ((event.target as Element).closest('a, button, input') !== null) event.stopPropagation();
};

/** For content with links or other controls: keeps presses on them from the row around, but no other presses. */
export const CONTROLS_WITHOUT_ROW_PRESS: DOMAttributes<HTMLElement> = {
  onPointerDown: stopOnControl,
  onMouseDown: stopOnControl,
  onTouchStart: stopOnControl,
  onClick: stopOnControl,
};
