/** Makes an element the place that the focus goes to when the message that held it goes: spread it into its props. */
export const FOCUS_HOME = { tabIndex: -1, 'data-focus-home': '' } as const;

/** Call it when `leaving` is about to go: with the focus in it, the focus goes to its home instead of nowhere. */
export function returnFocusHome(leaving: HTMLElement): void {
  if (!leaving.contains(document.activeElement)) return;
  const home = leaving.closest<HTMLElement>('[data-focus-home]');
  // After the browser has noticed that what had the focus is gone.
  queueMicrotask(() => home?.isConnected === true && home.focus({ preventScroll: true }));
}
