import type { DOMAttributes, SyntheticEvent } from 'react';

/** Passes all events of a press to `handle`. */
const onPress = (handle: (event: SyntheticEvent) => void): DOMAttributes<HTMLElement> => ({
  onPointerDown: handle,
  onMouseDown: handle,
  onTouchStart: handle,
  onClick: handle,
});

/**
 * Keeps presses from the row around: for native controls in a card, such as links and switches. A press on them
 * must not open or select the row too.
 */
export const WITHOUT_ROW_PRESS = onPress((event) => {
  event.stopPropagation();
});

/** For content with links or other controls: keeps presses on them from the row around, but no other presses. */
export const CONTROLS_WITHOUT_ROW_PRESS = onPress((event) => {
  if ((event.target as Element).closest('a, button, input') !== null) event.stopPropagation();
});
