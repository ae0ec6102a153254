/** As long as systems let a double click take, in milliseconds. */
const DOUBLE_CLICK_MS = 500;

/**
 * After a click on the buttons of a dialog, ignores the second click of a double click elsewhere: the first one has
 * closed the dialog, and the second would hit what was behind it.
 */
export function ignoreSecondClick({ currentTarget: buttons }: { readonly currentTarget: Element }): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2 || buttons.contains(event.target as Node)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const options = { capture: true, signal: AbortSignal.timeout(DOUBLE_CLICK_MS) };
  // The press would move the focus.
  window.addEventListener('mousedown', ignore, options);
  window.addEventListener('click', ignore, options);
}
