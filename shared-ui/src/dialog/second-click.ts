/** Longest time of a double click in operating systems, in milliseconds. */
const DOUBLE_CLICK_MS = 500;
/** Greatest distance between its two clicks, in pixels. */
const NEAR_PX = 8;

interface Click {
  readonly currentTarget: Element;
  readonly clientX: number;
  readonly clientY: number;
}

/**
 * After a click on the buttons of a dialog, ignores the second click of a double click elsewhere: the first one has
 * closed the dialog, and the second would hit what was behind it.
 */
export function ignoreSecondClick({ currentTarget: buttons, clientX, clientY }: Click): void {
  // A click by keyboard or assistive technology has no position, and is never part of a double click.
  if (clientX === 0 && clientY === 0) return;
  const over = new AbortController();
  const ignore = (event: MouseEvent) => {
    const isNear = Math.hypot(event.clientX - clientX, event.clientY - clientY) <= NEAR_PX;
    // From here on, clicks are new ones.
    if (!isNear) over.abort();
    if (!isNear || buttons.contains(event.target as Node)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(DOUBLE_CLICK_MS)]);
  const options = { capture: true, signal };
  // The press too: it would move the focus, and react-aria itself clicks an element that was pressed but not clicked.
  for (const type of ['pointerdown', 'mousedown', 'click'] as const)
    window.addEventListener(type, ignore, options);
}
