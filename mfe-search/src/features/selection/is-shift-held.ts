import type { ChangeEvent } from 'react';

/** Whether a check box was changed with shift held. */
export function isShiftHeld({ nativeEvent }: ChangeEvent): boolean {
  return nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
}
