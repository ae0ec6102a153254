import type { ChangeEvent } from 'react';

/** Whether shift was held while a check box changed. */
export function isShiftHeld({ nativeEvent }: ChangeEvent): boolean {
  return nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
}
